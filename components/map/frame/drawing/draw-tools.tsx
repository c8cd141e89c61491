/** Chooses the mode of the map: move it, draw an area or draw a circle. */
import { Icon } from '@/components/ui/icon'
import { openDraft } from '@/lib/domain/map/drawing'
import styles from './draw-tools.module.css'
import type { MapDrawing } from './use-drawing'

export function DrawTools({ drawing }: { drawing: MapDrawing }) {
  const { texts, act, begin } = drawing
  const kind = openDraft(drawing)?.kind
  const tools = [
    { name: texts.move, icon: 'hand', isOn: kind === undefined, onClick: () => act({ kind: 'close' }) },
    { name: texts.area, icon: 'pen-tool', isOn: kind === 'area', onClick: () => begin('area') },
    { name: texts.circle, icon: 'circle-dot', isOn: kind === 'circle', onClick: () => begin('circle') },
  ] as const
  return (
    <fieldset className={styles.modes} aria-label={texts.tools}>
      {tools.map(({ name, icon, isOn, onClick }) => (
        <button key={icon} type="button" aria-pressed={isOn} aria-label={name} onClick={() => isOn || onClick()}>
          <Icon of={icon} />
          <span>{name}</span>
        </button>
      ))}
    </fieldset>
  )
}
