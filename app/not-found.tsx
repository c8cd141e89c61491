/**
 * Shown where a page calls `notFound()`, in any language. Without this file the data of every page would contain the text of the
 * framework (1 kB).
 */
export default function NotFound() {
  return <h1>404</h1>
}
