/** Four arrow buttons and the distance that one press moves. */
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Direction, directions, steps } from '@/lib/domain/map/drawing'
import { fillText } from '../map-texts'
import { metresText } from './corner-names'
import styles from './move-pad.module.css'
import type { MapDrawing } from './use-drawing'

const icons = { west: 'arrow-left', north: 'arrow-up', south: 'arrow-down', east: 'arrow-right' } as const satisfies Record<
  Direction,
  string
>

export function MovePad({ drawing: { act, texts } }: { drawing: MapDrawing }) {
  const [metres, setMetres] = useState<number>(steps[0])
  return (
    <div className={styles.pad}>
      <div>
        {directions.map((direction) => (
          <button
            key={direction}
            type="button"
            aria-label={fillText(texts[direction], { step: metresText(metres) })}
            onClick={() => act({ kind: 'step', direction, metres })}
          >
            <Icon of={icons[direction]} />
          </button>
        ))}
      </div>
      <label>
        <span className="vh">{texts.step}</span>
        <select value={metres} onChange={({ target }) => setMetres(Number(target.value))}>
          {steps.map((step) => (
            <option key={step} value={step}>
              {metresText(step)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
