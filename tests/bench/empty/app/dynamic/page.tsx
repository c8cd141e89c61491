/** One word, rendered for each request. */
export const dynamic = 'force-dynamic'

export default function Page() {
  return <p>Empty</p>
}
