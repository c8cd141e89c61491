/** The response that serves the script of a service worker. */
import 'server-only'

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  // The pages that register it lie outside its folder; each passes its own address as the scope.
  'Service-Worker-Allowed': '/',
  // The service worker only requests this site.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'X-Robots-Tag': 'noindex',
}

export const serviceWorkerResponse = (script: string): Response => new Response(script, { headers })
