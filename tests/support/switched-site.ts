/** One address that forwards first to one server, then to another, as in an update. */
import { createServer, request } from 'node:http'

export type SwitchedSite = { url: string; switchTo: (port: number) => void; stop: () => Promise<void> }

/** @param port of the address. @param first port of the initial server. */
export function startSwitch(port: number, first: number): Promise<SwitchedSite> {
  let target = first
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const onward = request({ port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  return new Promise((done) =>
    server.listen(port, () =>
      done({
        url: `http://localhost:${port}`,
        switchTo: (next) => {
          target = next
        },
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped())
            server.closeAllConnections()
          }),
      }),
    ),
  )
}
