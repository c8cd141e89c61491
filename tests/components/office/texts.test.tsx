/** The page of a text: its languages, results of the checks, automatic saving, and who may publish. */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextPage } from '@/components/office/texts/text-page'
import { TextsPage } from '@/components/office/texts/texts-page'
import type { NoticeState } from '@/lib/forms/notice-state'
import { type AnyStaff, type Staff, staffAtShell } from '@/lib/server/office/staff/staff'
import type { TextComparison } from '@/lib/server/office/texts/text-comparison'
import type { TextView } from '@/lib/server/office/texts/texts-view'
import { snapshot } from '../../support/content.ts'
import { renderIn } from '../../support/render.tsx'
import { sendForm } from '../../support/send-form'
import { viewOf } from '../../support/text-view.ts'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

afterEach(() => {
  vi.useRealTimers()
})

const manager = staffAtShell('nl')

/** The same person without the right to publish. */
const agent: Staff<'writeTexts'> = new Proxy(manager, {
  get: (target, name) => (name === 'can' ? (right: string) => right !== 'publishTexts' : Reflect.get(target, name, target)),
})

const version = (number: number, action: 'published' | 'found') => ({
  ...{ id: `v${number}`, number, action, accountId: undefined, at: new Date('2026-11-20T13:30:00Z') },
  ...{ name: action === 'found' ? '' : 'Samira', fields: action === 'found' ? [] : ['title.nl'] },
})

/** The server's response when a draft is saved. */
const answer = (reply: { state: NoticeState }) => sendForm.mockResolvedValue(reply as Awaited<ReturnType<typeof sendForm>>)

const show = (view: TextView, staff: Staff<'writeTexts'> = manager, comparison?: TextComparison) =>
  renderIn('nl', <TextPage staff={staff} language="nl" view={view} says={undefined} comparison={comparison} />)

test('a field is shown in two languages; choosing another one shows that', () => {
  show(viewOf('article', 'fees'))
  const [dutch, french, english] = ['Nederlands', 'Français', 'English'].map((name) =>
    screen.getByLabelText(new RegExp(`^Titel.*${name}`)),
  )
  expect(dutch).toHaveValue(snapshot.articles.find(({ id }) => id === 'fees')?.title.nl)
  const isAway = (field: HTMLElement | undefined) => /away/.test(field?.parentElement?.className ?? '')
  expect([dutch, french, english].map(isAway)).toEqual([false, false, true])
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  expect([dutch, french, english].map(isAway)).toEqual([false, true, false])
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
})

test('an error is shown at its field and in the list, which links to the field', () => {
  show(viewOf('article', 'fees', {}, { title: { nl: 'Tarieven', fr: '', en: 'Fees', de: 'Gebühren' } }))
  const field = screen.getByLabelText(/^Titel.*Français/)
  expect(field).toHaveAccessibleDescription(/Hier moet een tekst staan/)
  expect(field).toBeInvalid()
  const checks = screen.getByRole('region', { name: 'Nagekeken' })
  expect(within(checks).getByRole('link', { name: 'FR, Titel' })).toHaveAttribute('href', `#${field.id}`)
  expect(within(checks).getByText('Houdt publiceren tegen')).toBeVisible()
})

test("changes are saved automatically after a pause, and the page shows the results of the server's checks", async () => {
  vi.useFakeTimers()
  const faults = [{ name: 'title.nl', level: 'error', words: 'Te lang, hoogstens 3 tekens.', isEnglish: false }]
  const state = { values: { version: '4', seen: '{}', faults: JSON.stringify(faults), clashes: '[]' } }
  answer({ state })
  show(viewOf('article', 'fees'))
  const field = screen.getByLabelText(/^Titel.*Nederlands/)
  fireEvent.input(field, { target: { value: 'Wat wij' } })
  fireEvent.input(field, { target: { value: 'Wat wij vragen' } })
  expect(screen.getByText('Wordt bewaard')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(sendForm).toHaveBeenCalledOnce()
  const body = sendForm.mock.calls[0]?.[1]
  expect([body?.get('do'), body?.get('f.title.nl'), body?.get('_form')]).toEqual(['auto', 'Wat wij vragen', 'office-text'])
  expect(screen.getByText(/^Bewaard \d/)).toBeVisible()
  expect(field).toHaveAccessibleDescription(/hoogstens 3/)
  expect(field).toHaveValue('Wat wij vragen')
})

test('after the session has expired the page says so, links to the login next to it, and keeps trying', async () => {
  vi.useFakeTimers()
  const next = '/nl/kantoor/aanmelden/?next=%2Fnl%2Fkantoor%2Fteksten%2F'
  sendForm.mockResolvedValue({ next } as Awaited<ReturnType<typeof sendForm>>)
  show(viewOf('article', 'fees'))
  fireEvent.input(screen.getByLabelText(/^Titel.*Nederlands/), { target: { value: 'Wat wij vragen' } })
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(screen.getByText(/^Niet bewaard: u bent afgemeld/)).toHaveTextContent(/alleen hier sinds \d\d:\d\d/)
  const login = screen.getByRole('link', { name: 'Aanmelden in een nieuw tabblad' })
  expect([login.getAttribute('href'), login.getAttribute('target')]).toEqual([next, '_blank'])
  answer({ state: { values: { version: '4', seen: '{}', faults: '[]', clashes: '[]' } } })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(sendForm).toHaveBeenCalledTimes(2)
  expect(screen.getByText(/^Bewaard \d/)).toBeVisible()
})

test('a field changed by a colleague shows both texts, and the typed one is preserved until a choice is made', async () => {
  vi.useFakeTimers()
  const clashes = [{ name: 'title.nl', theirs: 'Van Samira', mark: 'm1', typed: 'Van mij' }]
  const state = { values: { version: '4', seen: '{"title.nl":"old"}', faults: '[]', clashes: JSON.stringify(clashes) } }
  answer({ state })
  show(viewOf('article', 'fees'))
  const field = screen.getByLabelText(/^Titel.*Nederlands/)
  fireEvent.input(field, { target: { value: 'Van mij' } })
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(screen.getByRole('alert')).toHaveTextContent('NL, Titel schreef een collega intussen: Van Samira')
  expect(screen.getByText('Van Samira')).toHaveAttribute('lang', 'nl')
  expect(field).toHaveValue('Van mij')
  fireEvent.click(screen.getByRole('button', { name: 'Houd de mijne' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(field).toHaveFocus()
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(JSON.parse(String(sendForm.mock.calls[1]?.[1].get('seen')))).toEqual({ 'title.nl': 'm1' })
})

test('without a response nothing is lost, and saving is retried', async () => {
  vi.useFakeTimers()
  sendForm.mockRejectedValue(new Error('offline'))
  show(viewOf('article', 'fees'))
  fireEvent.input(screen.getByLabelText(/^Titel.*Nederlands/), { target: { value: 'Wat wij vragen' } })
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(
    screen.getByText(/^Niet bewaard\. We proberen opnieuw\. Wat u typte, staat alleen hier sinds \d\d:\d\d\.$/),
  ).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(15_100))
  expect(sendForm).toHaveBeenCalledTimes(2)
})

test('staff who may publish have the buttons and restore versions; others read who may', () => {
  const view = viewOf('article', 'fees', { versions: [version(2, 'published'), version(1, 'found')] })
  const { unmount } = show(view)
  for (const button of screen.getAllByRole('button', { name: 'Publiceer' })) expect(button).toHaveAttribute('value', 'publish')
  expect(screen.getAllByRole('button', { name: /^Zet de versie van/ })).toHaveLength(1)
  expect(screen.getByText('Titel, Nederlands', { selector: 'small' })).toBeVisible()
  unmount()
  show(view, agent)
  expect(screen.queryByRole('button', { name: 'Publiceer' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Zet de versie van/ })).toBeNull()
  expect(screen.getByText('Een beheerder publiceert wat u schrijft.')).toBeVisible()
})

test('a page shows its modules, and parts of a list are moved by buttons of the form', () => {
  show(viewOf('page', 'feedback-contact-me'))
  expect(screen.getByRole('group', { name: 'Links' })).toBeVisible()
  const remove = screen.getAllByRole('button', { name: /^Haal weg/ })
  expect(remove[0]).toHaveAttribute('value', expect.stringMatching(/^remove:\w+:0$/))
})

test('read-only content is shown as such', () => {
  show(viewOf('article', 'fees', { isWritable: false }))
  expect(screen.getByRole('alert')).toHaveTextContent('De site mag niet schrijven in de map met de inhoud')
})

test('the list links to each text and marks those with drafts', () => {
  const draft = { name: 'Samira', changedAt: new Date('2026-11-20T13:10:00Z'), publishAt: undefined, failed: undefined }
  const row = {
    id: 'article-fees',
    name: 'Tarieven',
    kind: 'article',
    category: 'Juridisch',
    isOnline: true,
    href: '/nl/kantoor/teksten/article-fees/',
  } as const
  const models = [{ key: 'epc', name: 'Een EPC lezen', folder: 'media/' }]
  const counts = { articles: 1, pages: 0, agency: 8, team: 0, cards: 0, testimonials: 0 }
  const list = { group: 'articles', rows: [{ ...row, draft, published: undefined }], counts, isWritable: true, models } as const
  renderIn('nl', <TextsPage staff={manager as AnyStaff} language="nl" list={list} says={undefined} isReturned={false} />)
  expect(screen.getByRole('link', { name: 'Tarieven' })).toHaveAttribute('href', row.href)
  expect(screen.getByText('Juridisch')).toBeVisible()
  expect(screen.getByText('Wijziging, nog niet zichtbaar')).toBeVisible()
  expect(within(screen.getByRole('navigation', { name: 'Soort tekst' })).getAllByRole('link')).toHaveLength(3)
  // The slug follows the title, unless it was typed separately.
  const title = screen.getByLabelText('Titel, English')
  fireEvent.input(title, { target: { value: 'What heating costs' } })
  expect(screen.getByLabelText('Einde van het adres, English')).toHaveAttribute('placeholder', 'what-heating-costs')
  expect(screen.getByRole('combobox')).toHaveTextContent('Een EPC lezen, /media/')
})

test('a version is compared with the one before it, word by word', () => {
  const words = [
    { kind: 'same', text: 'Wat wij ' },
    { kind: 'out', text: 'vragen' },
    { kind: 'in', text: 'rekenen' },
  ] as const
  const comparison: TextComparison = {
    version: version(2, 'published'),
    with: 'now',
    hasBefore: true,
    fields: [{ name: 'title.nl', label: 'title', language: 'nl', words }],
    pictures: 1,
    hrefs: { before: '?before', now: '?now', back: '/terug/' },
  }
  const view = viewOf('article', 'fees', { versions: [version(3, 'published'), version(2, 'published')], canRemove: true })
  const { unmount } = show(view, manager, comparison)
  const field = within(screen.getByRole('region', { name: 'Titel, Nederlands' }))
  expect(field.getByText('vragen').tagName).toBe('DEL')
  expect(field.getByText('rekenen').tagName).toBe('INS')
  expect(screen.getByText('1 foto is anders.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Zet de versie van/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Verwijder het artikel', hidden: true })).toBeInTheDocument()
  unmount()
  show(view, agent, { ...comparison, fields: [], pictures: 0 })
  expect(screen.getByText('Er is geen verschil.')).toBeVisible()
  expect(screen.queryAllByRole('button', { name: /^Zet de versie van/ })).toHaveLength(0)
})
