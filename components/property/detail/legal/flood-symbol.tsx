/** Our drawing of a flood warning: a warning triangle over water. */

export function FloodSymbol({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={48}
      height={48}
      role="img"
      aria-label={name}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
    >
      <title>{name}</title>
      <path d="M24 5 43 37H5Z" strokeLinejoin="miter" />
      <path d="M24 16v8" strokeLinecap="square" />
      <path d="M14 31c2.5-2.6 5-2.6 7.5 0s5 2.6 7.5 0 4-2.3 5.5-1.2" />
      <path d="M3 44c3.5-3 7-3 10.5 0s7 3 10.5 0 7-3 10.5 0 7 3 10.5 0" />
    </svg>
  )
}
