/** A square with the initials of a staff member: black for oneself, grey for others, outlined for nobody (design, "Rows"). */
import styles from './staff-mark.module.css'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}/u)?.[0] ?? [])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

/** @param label for screen readers; left out where the name is next to it. */
export function StaffMark({
  name,
  look = 'other',
  label,
}: {
  name?: string | undefined
  look?: 'me' | 'other' | 'ink'
  label?: string
}) {
  const className = `${styles.mark} ${name === undefined ? styles.nobody : styles[look]}`
  const text = name === undefined ? '?' : initialsOf(name)
  if (label === undefined)
    return (
      <span className={className} aria-hidden="true">
        {text}
      </span>
    )
  return (
    <span className={className} role="img" aria-label={label} title={label}>
      {text}
    </span>
  )
}
