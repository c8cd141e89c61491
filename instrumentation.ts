/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { notePeers } = await import('@/lib/server/robots/note-peer')
  const { writeReloadToken } = await import('@/lib/server/reload-token')
  const { getSnapshot } = await import('@/lib/server/snapshot/current-snapshot')
  const { startOutboxWorker } = await import('@/lib/server/outbox/worker')
  const { startRetention } = await import('@/lib/server/privacy/retention')
  notePeers()
  writeReloadToken()
  // Bad content must stop the start, not a visitor.
  getSnapshot()
  startOutboxWorker()
  startRetention()
}
