/** The centre of the light compass: building or plot, garden, terrace and street, each rotated to its orientation. */
import type { Light } from '@/lib/domain/light/light'
import { azimuthOf } from '@/lib/domain/property/orientation'
import type { Orientation } from '@/lib/domain/property/property'
import styles from './light-compass.module.css'

/** A shape drawn facing north, then rotated. */
function Field({ to, name, d }: { to: Orientation | undefined; name: 'garden' | 'terrace' | 'street' | 'plot'; d: string }) {
  return to && <path className={styles[name]} d={d} transform={`rotate(${azimuthOf(to)})`} />
}

export function LightGround({ places, isPlot }: { places: Light['places']; isPlot: boolean }) {
  const { garden, terrace, rear, street } = places
  const front = rear ?? garden ?? terrace
  if (isPlot)
    return (
      <>
        <Field to={street} name="street" d="M-40-54h80v12h-80z" />
        <Field to={front} name="plot" d="M-20-38h40v76h-40z" />
      </>
    )
  return (
    <>
      <Field to={street} name="street" d="M-40-44h80v12h-80z" />
      <Field to={garden} name="garden" d="M-18-62h36v45h-36z" />
      {terrace !== garden && <Field to={terrace} name="terrace" d="M-18-32h36v15h-36z" />}
      <path className={styles.building} d="M-18-18h36v36h-36z" transform={`rotate(${azimuthOf(front ?? 'N')})`} />
    </>
  )
}
