/** A PDF response: shown inline, not cached by proxies, not indexed. */
import 'server-only'
import { uncached } from '../http/uncached.ts'

export function showPdf({ name, content }: { name: string; content: Buffer }): Response {
  const disposition = `inline; filename*=UTF-8''${encodeURIComponent(name)}`
  return new Response(new Uint8Array(content), {
    headers: { ...uncached, 'Content-Type': 'application/pdf', 'Content-Disposition': disposition, 'X-Robots-Tag': 'noindex' },
  })
}
