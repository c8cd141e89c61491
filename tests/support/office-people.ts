/** Every kind of person who may try to enter the office, logged in on a test site, and the expected answer for each. */
import { DatabaseSync } from 'node:sqlite'
import { hasRight, type Right } from '../../lib/domain/office/rights.ts'
import type { SiteServer } from './site-server.ts'

export const callers = [
  'visitor',
  'owner',
  'subscriber',
  'ended session',
  'left',
  'without second factor',
  'another site',
  'agent',
  'manager',
] as const

export type Caller = (typeof callers)[number]

/** `login`, `missing`, `secondFactor`: for people who are not staff; `denied`: staff without the right; `elsewhere`: a page of another site. */
export type Verdict = 'in' | 'denied' | 'login' | 'missing' | 'secondFactor' | 'elsewhere'

/** @param missing whether owners and subscribers get a 404. */
export function dueTo(caller: Caller, right: Right, missing: boolean): Verdict {
  switch (caller) {
    case 'agent':
    case 'manager':
      return hasRight(caller, right) ? 'in' : 'denied'
    case 'owner':
    case 'subscriber':
      return missing ? 'missing' : 'login'
    case 'without second factor':
      return 'secondFactor'
    case 'another site':
      return 'elsewhere'
    default:
      return 'login'
  }
}

/** Who may see the portal of an owner: the owner, and staff with the right to handle owners; other accounts get a 404. */
export function dueToPortal(caller: Caller, right: Right): Verdict {
  if (caller === 'owner') return 'in'
  if (caller === 'agent' || caller === 'manager') return hasRight(caller, right) ? 'in' : 'missing'
  return caller === 'subscriber' || caller === 'without second factor' ? 'missing' : 'login'
}

const password = 'een lang wachtwoord'

const emailOf = (caller: string) => `${caller.replaceAll(' ', '-')}@rechten.example`

export type People = { cookies: Readonly<Record<Caller, string>>; idOf: (caller: string) => string }

/** @param file of the site's database. */
export async function makePeople({ run }: SiteServer, file: string): Promise<People> {
  const staff = (caller: string, rank: 'agent' | 'manager') => run('addStaff', emailOf(caller), password, rank, 'nl')
  const manager = await staff('manager', 'manager')
  const cookies = {
    manager,
    visitor: '',
    'another site': manager,
    owner: await run('addAccount', emailOf('owner'), 'owner', password, [4_102_311]),
    subscriber: await run('addAccount', emailOf('subscriber'), 'seeker', password, []),
    'ended session': await staff('ended session', 'manager'),
    left: await staff('left', 'manager'),
    'without second factor': await run('addStaffWithoutCodes', emailOf('without second factor'), password, 'manager'),
    agent: await staff('agent', 'agent'),
  }
  // A member of staff for managers to log out and to remove.
  await staff('colleague', 'agent')
  const database = new DatabaseSync(file)
  const idOf = (caller: string) =>
    String(database.prepare('select id from account where email = ?').get(emailOf(caller))?.['id'] ?? '')
  database.prepare('delete from session where account_id = ?').run(idOf('ended session'))
  database.exec('pragma foreign_keys = on')
  database.prepare('delete from account where id = ?').run(idOf('left'))
  const ids = Object.fromEntries([...callers, 'colleague'].map((caller) => [caller, idOf(caller)]))
  database.close()
  return { cookies, idOf: (caller) => ids[caller] ?? '' }
}
