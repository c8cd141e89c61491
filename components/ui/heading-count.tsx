/** The number beside a heading; screen readers pause before it, and do not read it as part of the last word. */
export function HeadingCount({ of }: { of: number }) {
  return (
    <>
      <span className="vh-inline">, </span>
      <span className="count">{of}</span>
    </>
  )
}
