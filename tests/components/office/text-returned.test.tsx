/** A text that could not be saved, as the session had expired: it is returned to the page on which it was typed. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReturnedProvider } from '@/components/forms/returned/returned-context.client'
import { TextPage } from '@/components/office/texts/text-page'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { snapshot } from '../../support/content.ts'
import { renderIn } from '../../support/render.tsx'
import { viewOf } from '../../support/text-view.ts'

globalThis.currentSnapshot = snapshot

const manager = staffAtShell('nl')

const seen = JSON.stringify({ 'title.nl': 'then' })

/** @param document id of the text in which it was typed. */
function showReturned(document: string) {
  const values = { 'f.title.nl': 'Wat wij vragen', document, version: '3', seen, author: 'lotte' }
  const account = { notice: { tone: 'wrong', title: 'Nog niet bewaard.' } as const, values }
  const { container } = renderIn(
    'nl',
    <ReturnedProvider value={{ form: 'office-text', account }}>
      <TextPage
        staff={manager}
        language="nl"
        view={viewOf('article', 'fees', { version: 5 })}
        says={undefined}
        comparison={undefined}
      />
    </ReturnedProvider>,
  )
  const form = container.querySelector<HTMLFormElement>('form#text')
  return Object.fromEntries(new FormData(form ?? undefined))
}

test("with the typed values and the version marks of its page, so that a colleague's later changes are noticed", () => {
  expect(showReturned('article-fees')).toMatchObject({ seen, version: '3', author: manager.author })
  expect(screen.getByText('Nog niet bewaard.')).toBeVisible()
  expect(screen.getByLabelText(/^Titel.*Nederlands/)).toHaveValue('Wat wij vragen')
})

test('not to the page of another text', () => {
  expect(showReturned('article-jobs')).toMatchObject({ version: '5' })
  expect(screen.queryByText('Nog niet bewaard.')).toBeNull()
  expect(screen.getByLabelText(/^Titel.*Nederlands/)).toHaveValue(snapshot.articles.find(({ id }) => id === 'fees')?.title.nl)
})
