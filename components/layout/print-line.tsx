/** First line of a printed page, which has no header: whose it is, and where it can be found again. */
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
