'use client'
/**
 * The editor of a text: fields, results of the checks, and buttons. It is saved automatically; without script, by the buttons.
 */
import { type ReactNode, useRef, useState } from 'react'
import { useReturnedNotice } from '@/components/forms/returned/returned-context.client'
import { NoticeBox } from '@/components/ui/notice-box'
import type { TextFault } from '@/lib/content/editing/text-fault'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { NoticeState } from '@/lib/forms/notice-state'
import { problemsId } from '@/lib/routing/returned-form'
import { type Editor, EditorProvider, type EditorWords } from './editor-context.client'
import type { PartView } from './part-view'
import { type CheckWords, type FaultPlace, TextChecks } from './text-checks.client'
import { TextClashes } from './text-clashes.client'
import styles from './text-editor.module.css'
import { TextParts } from './text-parts.client'
import { type DraftState, useDraft } from './use-draft'

const textForm = 'office-text'

type Props = {
  hidden: Readonly<Record<string, string>>
  start: { version: string; seen: string; faults: readonly TextFault[] }
  parts: readonly PartView[]
  places: readonly FaultPlace[]
  languages: readonly Language[]
  languageNames: Editor['languageNames']
  defaultLanguage: Language
  words: EditorWords &
    CheckWords &
    Record<
      | 'languagesLabel'
      | 'saving'
      | 'savedAt'
      | 'notSaved'
      | 'notSavedSince'
      | 'loggedOut'
      | 'logIn'
      | 'takeTheirs'
      | 'keepMine'
      | 'clash',
      string
    >
  /** Buttons to publish, and the history. */
  actions: ReactNode
  aside: ReactNode
}

type TabsProps = Pick<Props, 'languages' | 'languageNames' | 'words'> & {
  side: Language
  faults: readonly TextFault[]
  onChoose: (language: Language) => void
}

/** The language in a field's name: its last segment or the one inside. */
const languageOf = (name: string, languages: readonly Language[]): Language | undefined =>
  languages.find((language) => name.split('.').includes(language))

function LanguageTabs({ languages, languageNames, words, side, faults, onChoose }: TabsProps) {
  const wrong = (language: Language) =>
    faults.filter(({ name, level }) => level === 'error' && name && languageOf(name, languages) === language).length
  return (
    <fieldset className={styles.tabs} aria-label={words.languagesLabel}>
      {languages.map((language) => (
        <button key={language} type="button" aria-pressed={language === side} lang={language} onClick={() => onChoose(language)}>
          {languageNames[language]}
          {wrong(language) > 0 && <i>{wrong(language)}</i>}
        </button>
      ))}
    </fieldset>
  )
}

const clockOf = (time: Date) => time.toLocaleTimeString('nl-BE', { hour: '2-digit', minute: '2-digit' })

function Saved({ state, words }: { state: DraftState; words: Props['words'] }) {
  const { saving, at, since, login } = state
  if (saving === 'failed')
    return (
      <p className={styles.notSaved} role="status">
        {login ? words.loggedOut : words.notSaved} {since && `${words.notSavedSince} ${clockOf(since)}.`}{' '}
        {login && (
          <a href={login} target="_blank" rel="noopener">
            {words.logIn}
          </a>
        )}
      </p>
    )
  const said = { idle: '', waiting: words.saving, saved: `${words.savedAt} ${at ? clockOf(at) : ''}` }[saving]
  return (
    <p className={styles.saved} role="status">
      {said}
    </p>
  )
}

/** Returned values of this text; those of another text may have been posted in another tab. */
function useReturnedText(document: string | undefined): NoticeState | undefined {
  const returned = useReturnedNotice(textForm)
  const { document: sent = document } = returned?.values ?? {}
  return sent === document ? returned : undefined
}

/** By field name; after an expired session, the names have a prefix of the form. */
const typedIn = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace(/^f\./, ''), value]))

function useEditorState({ start, languages, languageNames, defaultLanguage, words }: Props, returned: NoticeState | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const { values = {} } = returned ?? {}
  // The versions that the page had seen belong to its typed values: colleagues may have written since.
  const { seen = start.seen, version = start.version } = values
  const draft = useDraft(form, { ...start, seen, version })
  const [side, setSide] = useState<Language>(defaultLanguage)
  const editor: Editor = {
    ...{ defaultLanguage, side, languages, languageNames, words },
    faults: draft.state.faults,
    returned: typedIn(values),
    errors: returned?.errors ?? {},
  }
  return { form, draft, side, setSide, editor }
}

export function TextEditor(props: Props) {
  const { hidden, parts, languages, languageNames, words, actions, aside, places } = props
  const returned = useReturnedText(hidden['document'])
  const { form, draft, side, setSide, editor } = useEditorState(props, returned)
  const { state } = draft
  const langOf = (name: string) => languageOf(name, languages)
  const open = (name: string) => setSide(langOf(name) ?? side)
  return (
    <EditorProvider value={editor}>
      <div className={styles.editor}>
        <form
          ref={form}
          id="text"
          method="post"
          encType="multipart/form-data"
          className={styles.form}
          onInput={draft.typed}
          onSubmit={draft.sent}
        >
          {Object.entries({ ...hidden, [formFields.form]: textForm, version: state.version, seen: state.seen }).map(
            ([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          {/* Enter in a field saves the draft, and does nothing else. */}
          <button type="submit" name="do" value="save" className={styles.first} tabIndex={-1} aria-hidden="true" />
          {returned?.notice && <NoticeBox id={problemsId(textForm)} notice={returned.notice} />}
          <div className={styles.bar}>
            {languages.length > 1 && (
              <LanguageTabs {...{ languages, languageNames, words, side }} faults={state.faults} onChoose={setSide} />
            )}
            <Saved state={state} words={words} />
          </div>
          <TextClashes {...{ places, words, langOf }} clashes={state.clashes} onOpen={open} onMine={draft.keepMine} />
          <div className={styles.fields}>
            <TextParts parts={parts} />
          </div>
          {actions}
        </form>
        <aside className={styles.aside}>
          <TextChecks faults={state.faults} places={places} words={words} onOpen={open} />
          {aside}
        </aside>
      </div>
    </EditorProvider>
  )
}
