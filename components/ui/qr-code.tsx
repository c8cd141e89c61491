/** A QR code as one SVG path, drawn on the server. */
import { encode } from 'uqr'

type Props = {
  text: string
  label: string
  /** Width in modules of the quiet zone around the code; printed codes need four (ISO/IEC 18004). */
  border?: number
  /** Sets the size. */
  className?: string | undefined
}

export function QrCode({ text, label, border = 2, className }: Props) {
  const { data, size } = encode(text, { border })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
