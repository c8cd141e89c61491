/** Shown in place of a missing picture of a sale: the outline of its kind of property. */
import type { SoldKind } from '@/lib/domain/sold/sold-case'
import styles from './kind-tile.module.css'

/** In a view box of 240 by 160, with the ground at y = 132. */
const outlines = {
  apartment: 'M78 132V34h84v98M94 52h16v16H94zM130 52h16v16h-16zM94 82h16v16H94zM130 82h16v16h-16zM112 132v-18h16v18',
  studio: 'M78 132V34h84v98M94 52h16v16H94zM130 52h16v16h-16zM94 82h16v16H94zM112 132v-18h16v18',
  terraced:
    'M24 132V62h60v70M84 132V54l36-22 36 22v78M156 132V62h60v70M98 66h16v20H98zM126 66h16v20h-16zM98 132v-28h16v28M126 104h16v14h-16z',
  'semi-detached': 'M56 132V74l42-30 42 30v58M140 132V62h60v70M72 84h18v20H72zM106 84h18v20h-18zM106 132v-18h18v18',
  detached: 'M44 132V82l38-32h76l38 32v50M44 82h152M64 94h20v20H64zM156 94h20v20h-20zM110 132V98h20v34',
  'new-build':
    'M70 132V48h62v84M132 132V72h42v60M86 62h12v14H86zM106 62h12v14h-12zM86 90h12v14H86zM106 90h12v14h-12zM146 86h14v14h-14z',
  land: 'M40 118l44-44h112l-40 44zM84 74V50M84 50l18 8-18 8',
  commercial: 'M56 132V52h128v80M46 72h148l-10-20H56zM72 86h58v46H72zM146 86h24v46h-24z',
} as const satisfies Record<SoldKind, string>

export function KindTile({ kind }: { kind: SoldKind }) {
  return (
    <svg className={styles.tile} viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 132h240" />
      <path d={outlines[kind]} />
    </svg>
  )
}
