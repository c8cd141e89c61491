/** Today in the office: waiting items by deadline, by assignee, and in pages. */
import { expect, test } from 'vitest'
import { getToday } from '@/lib/server/office/today/today'
import { snapshot } from '../../support/content.ts'
import { countQueries } from '../../support/count-queries.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { now, prepareToday, staff } from '../../support/office-today.ts'
import { addStaff, staffFor } from '../../support/staff.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

globalThis.currentSnapshot = snapshot

describeOnBoth('today', (db) => {
  const { insert, today } = prepareToday(db)

  test('lists by deadline leads, viewings without a time, testimonials and applications that wait, and nothing else', async () => {
    const { waiting, counts, groups } = await today()
    expect(waiting.map(({ id, group }) => [id, group])).toEqual([
      ['late', 'late'],
      ['soon', 'today'],
      ['viewing', 'today'],
      ['again', 'later'],
      ['later', 'later'],
      ['testimonial', 'later'],
      ['application', 'later'],
    ])
    expect(counts).toEqual({ all: 7, mine: 6 })
    expect(groups).toEqual({ late: 1, today: 2, later: 4 })
    // An application is read only on its page, which is recorded in the audit trail.
    expect(waiting.map(({ id, excerpt }) => [id, excerpt !== ''])).toContainEqual(['application', false])
  })

  test('a row has sender, text, property, language and assignee', async () => {
    const { waiting } = await today()
    const [late, soon] = waiting
    expect(late).toMatchObject({
      name: 'Ilse Torfs',
      excerpt: 'Staat de kelder soms onder water?',
      language: 'fr',
      kind: 'answer',
      assignee: undefined,
      age: { state: 'late', left: -380 },
    })
    expect(late?.property?.name).toMatch(/ 24, Antwerpen$/)
    expect(soon).toMatchObject({ assignee: { name: 'Nassim Bouazza', isMe: false }, age: { state: 'soon', left: 110 } })
  })

  test('shows first the member’s own and unassigned items', async () => {
    const { headers, id } = await addStaff(db(), 'agent')
    const me = await staffFor(db(), headers, 'seeToday')
    await db().updateTable('lead').set({ assigned_to: id }).where('id', '=', 'later').execute()
    const { waiting, counts } = await getToday(db(), me, { whose: 'mine', language: 'nl', now })
    expect(waiting.map((item) => item.id)).toEqual(['late', 'viewing', 'again', 'later', 'testimonial', 'application'])
    expect(waiting.find((item) => item.id === 'later')?.assignee).toMatchObject({ isMe: true })
    expect(counts).toEqual({ all: 7, mine: 6 })
  })

  test('ten thousand leads need no more queries and rows than ten', async () => {
    const measure = async () => {
      const counted = countQueries(db())
      const { waiting, counts } = await getToday(counted.db, staff, { whose: 'all', language: 'nl', now })
      return { queries: counted.count(), rows: waiting.length, waitingCount: counts.all }
    }
    const few = await measure()
    for (let start = 0; start < 10; start++)
      await insert(
        ...Array.from({ length: 1000 }, (_, index) => ({ state: index % 5 === 0 ? ('new' as const) : ('done' as const) })),
      )
    const many = await measure()
    expect(many).toEqual({ queries: few.queries, rows: 60, waitingCount: few.waitingCount + 2000 })
    expect(many.queries).toBeLessThanOrEqual(5)
  })

  test('pages follow the deadlines, and every row is on one of them', async () => {
    await db().deleteFrom('lead').execute()
    // Testimonials have five working days, questions one: these came later and are due first.
    const hour = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
    await insert(
      ...Array.from({ length: 70 }, (_, index) => ({ form: 'testimonial', created_at: hour(60 + index / 10) })),
      ...Array.from({ length: 55 }, (_, index) => ({ id: `question ${index}`, created_at: hour(30 + index / 10) })),
    )
    const pageOf = (page: number) => getToday(db(), staff, { whose: 'all', language: 'nl', now, page })
    const [first, second, third, beyond] = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(9)]
    expect([first.pages, beyond.page, third.waiting.length]).toEqual([3, 3, 5])
    expect(first.waiting.slice(0, 55).every(({ form }) => form === 'contact')).toBe(true)
    const rows = [...first.waiting, ...second.waiting, ...third.waiting]
    expect(new Set(rows.map(({ id }) => id)).size).toBe(125)
    const due = rows.map(({ age }) => age.dueAt.getTime())
    expect(due).toEqual(due.toSorted((a, b) => a - b))
    const count = (group: string) => rows.filter((row) => row.group === group).length
    expect(first.groups).toEqual({ late: count('late'), today: count('today'), later: count('later') })
    expect(first.groups.late).toBeGreaterThan(50)
  })
})
