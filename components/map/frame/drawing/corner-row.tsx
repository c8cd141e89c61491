/** A corner in the list; expanded, it can be moved, removed, or followed by another one. */
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Spot } from '@/lib/domain/map/distance'
import { spotText } from './corner-names'
import styles from './corner-row.module.css'
import panel from './draw-panel.module.css'
import { MovePad } from './move-pad'
import type { MapDrawing } from './use-drawing'

type Props = { drawing: MapDrawing; corner: Spot; index: number }

export function CornerRow({ drawing, corner, index }: Props) {
  const { act, texts, nameOf, language, corner: chosen } = drawing
  const isOpen = chosen === index
  const [id] = useState(`corner-${index}`)
  return (
    <li className={isOpen ? styles.chosen : undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => act({ kind: 'choose', corner: isOpen ? undefined : index })}
      >
        <b>{index + 1}</b>
        <span>{nameOf(corner)}</span>
        <small>{spotText(corner, language)}</small>
      </button>
      {isOpen && (
        <div id={id}>
          <MovePad drawing={drawing} />
          <div className={panel.more}>
            <button type="button" onClick={() => act({ kind: 'insert', before: index })}>
              <Icon of="plus" size={16} />
              {texts.before}
            </button>
            <button type="button" onClick={() => act({ kind: 'remove-corner' })}>
              <Icon of="trash" size={16} />
              {texts.remove}
            </button>
          </div>
        </div>
      )}
    </li>
  )
}
