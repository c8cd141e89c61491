'use client'
/** The fields of a text in their order: fields, pictures, and lists whose parts can be moved, added and removed. */
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useEditor } from './editor-context.client'
import type { ListView, PartView, PictureView } from './part-view'
import { TextFieldRow } from './text-field.client'
import styles from './text-field.module.css'

/** Posts the form at once, with all typed values: the page is then rendered with the new picture. */
function sendPicture(input: HTMLInputElement, files: FileList | null): void {
  if (!files || files.length === 0) return
  if (input.files !== files) input.files = files
  input.form?.requestSubmit()
}

function Picture({ part }: { part: PictureView }) {
  const { words } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is an alternative to the control within
    <div
      className={`${styles.picture} ${styles.wide}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (input.current) sendPicture(input.current, event.dataTransfer.files)
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: one of the widths that the site has of it */}
      {part.src ? <img src={part.src} alt="" width={150} height={100} /> : <p>{words.noPicture}</p>}
      <div>
        <label htmlFor={`p-${part.name}`}>
          {part.label}, {words.choosePicture}
        </label>
        <input
          ref={input}
          id={`p-${part.name}`}
          type="file"
          name={`p.${part.name}`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onInput={(event) => event.stopPropagation()}
          onChange={({ currentTarget }) => sendPicture(currentTarget, currentTarget.files)}
        />
        <p>{words.pictureHelp}</p>
        {part.canClear && (
          <button type="submit" name="do" value={`clear:${part.name}`} className={styles.clear}>
            {words.takePictureAway}
          </button>
        )}
      </div>
    </div>
  )
}

type StepProps = { list: ListView; index: number; title: string }

/** Submit buttons of the form: they work without script, and the typed values are saved first. */
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
            aria-label={`${words[step]}, ${title}`}
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key than its position
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
