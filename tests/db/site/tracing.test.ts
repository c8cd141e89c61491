/** With a trace collector configured, requests and the outbox are traced, without personal data. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTracing } from '@/lib/process/start-tracing'
import { inSpan } from '@/lib/process/tracing'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findLeads, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { expectConsole } from '../../support/fail-on-console.ts'
import { makeLead } from '../../support/leads.ts'
import { startGateway } from '../../support/start-gateway.ts'
import { startTraceCollector, type TraceCollector } from '../../support/trace-collector.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

let collector: TraceCollector
beforeEach(async () => {
  await closeDb()
  collector = await startTraceCollector()
})
afterEach(async () => {
  await globalThis.siteTracing?.stop()
  await closeDb()
  await collector.stop()
  vi.unstubAllEnvs()
})

const mail = (to: string) => ({ kind: 'mail', subject: 'contact: visitor', message: { to } }) as const

test('a request with its database queries, and a mail of the outbox that fails, without data of the visitor', async () => {
  expectConsole()
  startTracing({ endpoint: collector.url, name: 'antwerp', share: 1 })
  const lead = makeLead({ email: 'elise.dumont@voorbeeld.example', messages: [mail('elise.dumont@voorbeeld.example')] })
  const { ask } = await startGateway(async (_, response) => {
    const db = await getDb()
    await saveLead(db, lead, new Date())
    await inSpan(
      'GET /nl/bevestig/?token=geheim',
      { 'http.target': '/nl/bevestig/?token=geheim', 'next.route': '/[lang]/confirm' },
      () => findLeads(db),
    )
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await (await ask('/nl/contact/?email=elise.dumont@voorbeeld.example')).text()
  await (await ask('/api/health/')).text()
  await deliverDue(await getDb(), () => new Date())
  await globalThis.siteTracing?.stop()

  const { spans } = collector
  const [request, ...others] = spans.filter(({ name }) => name === 'GET request')
  expect(others).toEqual([])
  expect(request).toMatchObject({ isFailed: false, facts: { 'http.request.method': 'GET', 'http.response.status_code': 200 } })
  expect(request?.facts['site.kind']).toBeTypeOf('string')
  const page = spans.find(({ parent, name }) => parent === request?.id && name === 'GET')
  expect(page?.facts).toEqual({ 'next.route': '/[lang]/confirm' })
  const statements = spans.filter(({ name }) => name === 'database')
  const insert = statements.find(({ facts }) => String(facts['db.query.text']).startsWith('insert into "lead"'))
  expect(insert).toMatchObject({ trace: request?.trace, parent: request?.id })
  expect(statements.some(({ parent }) => parent === page?.id)).toBe(true)
  expect(spans.find(({ name }) => name === 'outbox')?.facts).toMatchObject({
    'site.message.kind': 'mail',
    'site.message.attempts': 1,
  })
  const all = collector.bodies.join()
  expect(all).toContain('antwerp')
  expect(all).not.toMatch(/elise|dumont|voorbeeld|geheim|bevestig/i)
})

test('a failure is marked, without its message', async () => {
  startTracing({ endpoint: collector.url, name: 'site', share: 1 })
  const work = inSpan('outbox', {}, () => Promise.reject(new Error('elise@voorbeeld.example is unknown')))
  await expect(work).rejects.toThrow()
  await globalThis.siteTracing?.stop()
  expect(collector.spans).toMatchObject([{ name: 'outbox', isFailed: true }])
  expect(collector.bodies.join()).not.toContain('elise')
})

test('a sampling rate of 0 sends nothing; without a collector nothing is traced', async () => {
  startTracing({ endpoint: collector.url, name: 'site', share: 0 })
  expect(await inSpan('outbox', {}, async () => 1)).toBe(1)
  await globalThis.siteTracing?.stop()
  expect(collector.bodies).toEqual([])
  expect(globalThis.siteTracing).toBeUndefined()
  expect(await inSpan('outbox', {}, async () => 2)).toBe(2)
})
