/** The script of a service worker as an answer. */
import 'server-only'

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  // The pages that register it lie outside its folder; each gives its own address as the scope.
  'Service-Worker-Allowed': '/',
  // A service worker asks this site alone.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'X-Robots-Tag': 'noindex',
}

export const serviceWorkerResponse = (script: string): Response => new Response(script, { headers })
