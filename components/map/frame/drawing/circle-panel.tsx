/** Edits a circle without a pointer: its radius and its centre. */
import { Icon } from '@/components/ui/icon'
import { radiusStep } from '@/lib/domain/map/drawing'
import type { Circle } from '@/lib/domain/search/search-shape'
import styles from './circle-panel.module.css'
import { sizeText, spotText } from './corner-names'
import panel from './draw-panel.module.css'
import { MovePad } from './move-pad'
import type { MapDrawing } from './use-drawing'

export function CirclePanel({ drawing, circle }: { drawing: MapDrawing; circle: Circle }) {
  const { act, texts, nameOf, language } = drawing
  const grow = (steps: number) => act({ kind: 'radius', kilometres: circle.kilometres + steps * radiusStep })
  return (
    <div className={styles.circle}>
      <p>
        <b>{nameOf(circle)}</b>
        <small>{spotText(circle, language)}</small>
      </p>
      <div className={styles.stepper}>
        <button type="button" aria-label={texts.less} onClick={() => grow(-1)}>
          <Icon of="minus" />
        </button>
        <b>{sizeText(circle.kilometres, 'km', language)}</b>
        <button type="button" aria-label={texts.more} onClick={() => grow(1)}>
          <Icon of="plus" />
        </button>
      </div>
      <MovePad drawing={drawing} />
      <div className={panel.more}>
        <button type="button" onClick={() => act({ kind: 'remove' })}>
          <Icon of="trash" size={16} />
          {texts.remove}
        </button>
      </div>
    </div>
  )
}
