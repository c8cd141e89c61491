/** The river of the logo, large: the only decoration of the site (design, principle 4). */

const shapes = {
  tile: { box: '0 0 400 220', width: 32, align: 'xMidYMid slice', path: 'M460 60H250a32 32 0 0 0 0 64h60a32 32 0 0 1 0 64H-60' },
  band: {
    box: '0 0 1440 520',
    width: 68,
    align: 'xMaxYMax slice',
    path: 'M-900 486H1150a68 68 0 0 0 0-136H960a68 68 0 0 1 0-136H1600',
  },
} as const

/** @param shape `band` for the width of a page, `tile` for a card. */
export function Meander({ shape = 'tile', className }: { shape?: keyof typeof shapes; className?: string | undefined }) {
  const { box, width, align, path } = shapes[shape]
  return (
    <svg className={className} viewBox={box} preserveAspectRatio={align} aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentColor" strokeWidth={width} d={path} />
    </svg>
  )
}
