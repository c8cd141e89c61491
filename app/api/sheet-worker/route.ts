/** `GET /api/sheet-worker/`: the service worker of a sheet, which the sheet alone registers, for its own address. */
import { sheetWorker } from '@/lib/domain/viewings/sheet-worker'

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  // A sheet lies outside this folder.
  'Service-Worker-Allowed': '/',
  // A service worker asks for what the sheet asks for, and for nothing of others.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'X-Robots-Tag': 'noindex',
}

export const GET = (): Response => new Response(sheetWorker, { headers })
