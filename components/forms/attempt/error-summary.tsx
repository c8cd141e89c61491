/** The list of validation errors, with a link to each field; it takes the focus when it appears (design, "Form"). */
import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from '../form.module.css'

/** `step`: number of the step with the field, from 0. */
type Problem = { id: string; text: string; step: number }

type Props = {
  id: string
  title: string
  problems: readonly Problem[]
  /** Increases with every attempt: the summary takes the focus again, also when its text is the same. */
  attempt: number
  /** Shows the step with the field, before the link can lead to it. */
  onFollow: (step: number) => void
  /** A link to the current version of the page. */
  reload: { label: string; href: string } | undefined
}

function useFocus(element: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) element.current?.focus()
  }, [attempt, element])
}

export function ErrorSummary({ id, title, problems, attempt, onFollow, reload }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useFocus(element, attempt)
  return (
    <div ref={element} id={id} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon of="circle-exclamation-point" size={24} />
      <div>
        <b>{title}</b>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ id, text, step }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={() => onFollow(step)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
        {reload && (
          <p>
            <a href={reload.href}>{reload.label}</a>
          </p>
        )}
      </div>
    </div>
  )
}
