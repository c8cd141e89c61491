/** First line of a printed page, which has no header: the name of the agency and the address of the page. */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'

export function PrintLine({ reference, url }: { reference?: string; url: string }) {
  return (
    <p className="wrap print-only">
      <small>
        <b>{getSnapshot().site.name}</b> {reference && `· ${reference} `}· {url}
      </small>
    </p>
  )
}
