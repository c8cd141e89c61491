/** Access to the office: every page, file and form of the route tables, tried by each kind of caller. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasRight, type Rank, type Right, rights } from '@/lib/domain/office/rights'
import { handlerRoutes, pageRoutes } from '@/lib/routing/app-routes'
import type { HandlerRoute, PageRoute } from '@/lib/routing/route-entry'
import { authOn } from '@/lib/server/accounts/auth'
import { checkAccess } from '@/lib/server/accounts/check-access'
import { loginOn } from '@/lib/server/accounts/current-account'
import { deleteAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { officeForms } from '@/lib/server/office/forms/forms'
import { authorize, authorizeRequest } from '@/lib/server/office/staff/staff'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { request } from '../../support/request-headers.ts'
import { addAccount, addMember, addStaff, logInWith } from '../../support/staff.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
globalThis.currentSnapshot = snapshot

type Caller = 'visitor' | 'owner' | 'subscriber' | 'agent' | 'manager' | 'ended session' | 'left' | 'without second factor'

const callers: readonly Caller[] = [
  'visitor',
  'owner',
  'subscriber',
  'agent',
  'manager',
  'ended session',
  'left',
  'without second factor',
]

/** Expected result for a caller without or with the right. */
function expected(caller: Caller, right: Right): 'in' | 'denied' | 'login' | 'missing' | 'secondFactor' {
  const byRank = (rank: Rank) => (hasRight(rank, right) ? 'in' : 'denied')
  switch (caller) {
    case 'visitor':
    case 'ended session':
    case 'left':
      return 'login'
    case 'owner':
    case 'subscriber':
      return 'missing'
    case 'without second factor':
      return 'secondFactor'
    default:
      return byRank(caller)
  }
}

const allPages: readonly [string, PageRoute][] = Object.entries(pageRoutes)
const allHandlers: readonly [string, HandlerRoute][] = Object.entries(handlerRoutes)
const officeRoutes = [...allPages, ...allHandlers].flatMap(([folder, { access, right }]) =>
  access === 'staff' ? [{ folder, right }] : [],
)
const pages = officeRoutes.filter(({ folder }) => folder in pageRoutes)
const cases = pages.flatMap(({ folder, right }) => callers.map((caller) => ({ folder, right, caller })))
const doors = [
  ...officeRoutes.filter(({ folder }) => folder in handlerRoutes).map(({ folder, right }) => ({ name: folder, right })),
  ...Object.entries(officeForms).map(([name, { right }]) => ({ name, right })),
  ...rights.map((right) => ({ name: `the right ${right}`, right })),
].flatMap((door) => callers.map((caller) => ({ ...door, caller })))

const fill = (folder: string) => `/${folder.replace('[lang]', 'nl').replace(/\[\w+\]/g, '1')}/`

const requests = globalThis as typeof globalThis & { siteDb?: unknown }

describeOnBoth('the office', (db) => {
  const headersOf = new Map<Caller, Headers>()

  beforeAll(async () => {
    requests.siteDb = Promise.resolve(db())
    headersOf.set('visitor', new Headers())
    headersOf.set('owner', await logInWith(db(), (await addAccount(db(), 'owner')).email))
    headersOf.set('subscriber', await logInWith(db(), (await addAccount(db(), 'seeker')).email))
    headersOf.set('agent', (await addStaff(db(), 'agent')).headers)
    headersOf.set('manager', (await addStaff(db(), 'manager')).headers)
    headersOf.set('without second factor', (await addMember(db(), 'manager')).headers)
    const ended = await addStaff(db(), 'manager')
    await db().deleteFrom('session').where('account_id', '=', ended.id).execute()
    headersOf.set('ended session', ended.headers)
    const left = await addStaff(db(), 'manager')
    await deleteAccount(db(), left.email)
    headersOf.set('left', left.headers)
  })
  afterAll(() => {
    requests.siteDb = undefined
  })

  const headers = (caller: Caller) => headersOf.get(caller) ?? new Headers()

  test.each(cases)('$caller at $folder', async ({ caller, folder, right }) => {
    const page = { kind: 'rewrite', path: fill(folder), status: 200 } as const
    const answer = await checkAccess(page, { headers: headers(caller), nextUrl: { pathname: '/nl/kantoor/' } })
    const answers = {
      in: page,
      denied: { kind: 'rewrite', path: `/nl/office/denied/${right}/`, status: 403, isPrivate: true },
      login: { kind: 'redirect', to: '/nl/kantoor/aanmelden/?next=%2Fnl%2Fkantoor%2F' },
      missing: { kind: 'rewrite', path: '/nl/page-not-found/', status: 404 },
      secondFactor: { kind: 'redirect', to: '/nl/kantoor/app-koppelen/' },
    } as const
    expect(answer).toMatchObject(answers[expected(caller, right)])
  })

  test.each(doors)('$caller at $name', async ({ caller, right }) => {
    const { kind } = await authorizeRequest(headers(caller), right)
    const kinds = { in: 'in', denied: 'denied', login: 'out', missing: 'out', secondFactor: 'secondFactor' } as const
    expect(kind).toBe(kinds[expected(caller, right)])
  })

  test('a form without the right shows a message on the page it redirects to', async () => {
    request.headers = new Headers({ ...Object.fromEntries(headers('agent')), origin: 'http://localhost', host: 'localhost' })
    const data = new FormData()
    for (const [name, value] of Object.entries({ _form: 'office-person-erase', language: 'fr', lead: 'x', version: '1' }))
      data.set(name, value)
    expect(await officeForms['office-person-erase']?.receive(data)).toEqual({ goTo: '/fr/bureau/?said=denied' })
    request.headers = undefined
  })
})

describe('the cases', () => {
  test('the pages of the office are in the table of routes', () => {
    expect(pages.map(({ folder }) => folder)).toContain('[lang]/office')
    expect(allPages.filter(([folder, { access }]) => /^\[lang\]\/office(\/|$)/.test(folder) && access === 'public')).toEqual([])
  })
})

describeOnBoth('the demo of the office', (db) => {
  const demo = async () => {
    const member = await addMember(db(), 'manager')
    await db().updateTable('staff').set({ is_demo: 1 }).where('account_id', '=', member.id).execute()
    return loginOn(authOn(db()), member.headers)
  }

  test.each([
    ['0', 'http://localhost:3000', 'out'],
    ['1', 'http://localhost:3000', 'in'],
  ] as const)('with DEMO=%s at %s a demo account is %s', async (setting, url, kind) => {
    const login = await demo()
    vi.stubEnv('DEMO', setting)
    vi.stubEnv('SITE_URL', url)
    expect((await authorize(db(), login, 'seeToday')).kind).toBe(kind)
    vi.unstubAllEnvs()
  })

  test('a start with the demo at any other address fails', async () => {
    const login = await demo()
    vi.stubEnv('DEMO', '1')
    vi.stubEnv('SITE_URL', 'https://www.example.be')
    await expect(authorize(db(), login, 'seeToday')).rejects.toThrow('DEMO: only where SITE_URL is this machine')
    vi.unstubAllEnvs()
  })
})
