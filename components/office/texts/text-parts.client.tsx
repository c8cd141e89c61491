'use client'
/** The fields of a text in their order: fields, pictures, and lists whose parts are moved, added and taken away. */
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useEditor } from './editor-context.client'
import type { ListView, PartView, PictureView } from './part-view'
import { TextFieldRow } from './text-field.client'
import styles from './text-field.module.css'

function Picture({ part }: { part: PictureView }) {
  const { words } = useEditor()
  return (
    <div className={`${styles.picture} ${styles.wide}`}>
      {/* biome-ignore lint/performance/noImgElement: one of the widths that the site has of it */}
      {part.src ? <img src={part.src} alt="" width={150} height={100} /> : <p>{words.noPicture}</p>}
      <p>{part.label}</p>
    </div>
  )
}

type StepProps = { list: ListView; index: number; title: string }

/** A button of the form itself: it works without script, and what was typed is kept first. */
function Steps({ list, index, title }: StepProps) {
  const { words } = useEditor()
  const steps = [
    { step: 'up', icon: 'arrow-up', isShown: index > 0 },
    { step: 'down', icon: 'arrow-down', isShown: index < list.items.length - 1 },
    { step: 'remove', icon: 'x', isShown: true },
  ] as const
  return (
    <span className={styles.steps}>
      {steps
        .filter(({ isShown }) => isShown)
        .map(({ step, icon }) => (
          <button
            key={step}
            type="submit"
            name="do"
            value={`${step}:${list.name}:${index}`}
            aria-label={`${words[step]}: ${title}`}
          >
            <Icon of={icon} />
          </button>
        ))}
    </span>
  )
}

function List({ part }: { part: ListView }) {
  const { words } = useEditor()
  return (
    <fieldset className={`${styles.list} ${styles.wide}`}>
      <legend>{part.label}</legend>
      {part.items.map(({ title, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place
        <div key={index} className={styles.part}>
          <p className={styles.partHead}>
            <b>{title}</b>
            {part.canChange && <Steps list={part} index={index} title={title} />}
          </p>
          <div className={styles.fields}>
            <TextParts parts={parts} />
          </div>
        </div>
      ))}
      {part.canAdd && (
        <Button type="submit" look="line" size="s" name="do" value={`add:${part.name}:0`}>
          <Icon of="plus" size={16} /> {words.add}
        </Button>
      )}
    </fieldset>
  )
}

export function TextParts({ parts }: { parts: readonly PartView[] }) {
  return parts.map((part) => {
    if (part.kind === 'field') return <TextFieldRow key={part.inputs[0]?.name ?? part.label} field={part} />
    return part.kind === 'picture' ? <Picture key={part.name} part={part} /> : <List key={part.name} part={part} />
  })
}
