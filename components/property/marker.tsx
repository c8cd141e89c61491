/** The marker in the corner of a picture: new, under option, new price, sold or rented. */
import styles from './marker.module.css'

const looks: Readonly<Record<number, string | undefined>> = { 2: styles.option, 4: styles.sold }

/** Renders nothing for marquee 0 (ruling 9). */
export function Marker({ marquee, name, className = '' }: { marquee: number; name: string; className?: string | undefined }) {
  if (marquee === 0 || !name) return null
  return <span className={`${styles.marker} ${looks[marquee] ?? ''} ${className}`}>{name}</span>
}
