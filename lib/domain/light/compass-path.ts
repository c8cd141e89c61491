/** Lines of a compass rose as SVG paths: north is up, the centre is 0, 0. */
import { cosine, normalise, sine } from './degrees.ts'

/** A point on the rose. @param azimuth degrees clockwise from north. */
export function compassPoint(azimuth: number, radius: number): { x: number; y: number } {
  return { x: round(radius * sine(azimuth)), y: round(-radius * cosine(azimuth)) }
}

/** An arc, clockwise from one direction to the other. */
export function compassArc(from: number, to: number, radius: number): string {
  const start = compassPoint(from, radius)
  const end = compassPoint(to, radius)
  const isLarge = normalise(to - from) > 180
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${Number(isLarge)} 1 ${end.x} ${end.y}`
}

/** A sector of the rose between two directions. */
export function compassSector(from: number, to: number, radius: number): string {
  return `${compassArc(from, to, radius)}L0 0Z`
}

/** Tick marks across the ring, `count` of them; every `major`th is longer. */
export function compassTicks(count: number, major: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const azimuth = (index * 360) / count
    const start = compassPoint(azimuth, radius)
    const end = compassPoint(azimuth, radius + (index % major === 0 ? 8 : 4))
    return `M${start.x} ${start.y}L${end.x} ${end.y}`
  }).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
