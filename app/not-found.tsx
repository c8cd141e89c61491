/**
 * What a page renders that calls `notFound()`, by script and only without the gateway, which replaces such a page
 * (lib/gateway/responses/finalize-response.ts). Without this file the data of every page would contain the text of the framework
 * (1 kB).
 */
export default function NotFound() {
  return <h1>404</h1>
}
