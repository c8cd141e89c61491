/** A number beside a heading; screen readers pause before it, and do not read it as part of the last word. */
import type { ReactNode } from 'react'

export function HeadingCount({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="vh-inline">, </span>
      <span className="count">{children}</span>
    </>
  )
}
