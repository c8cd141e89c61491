'use client'
/** What the controls of a text share: the language beside the first, what the checks say, and what came back. */
import { createContext, useContext } from 'react'
import type { TextFault } from '@/lib/content/editing/text-fault'
import type { Language } from '@/lib/domain/text/language'

export type EditorWords = Record<
  | 'count'
  | 'add'
  | 'remove'
  | 'up'
  | 'down'
  | 'bold'
  | 'heading'
  | 'list'
  | 'link'
  | 'tools'
  | 'noPicture'
  | 'choosePicture'
  | 'pictureHelp'
  | 'takePictureAway',
  string
>

export type Editor = {
  defaultLanguage: Language
  /** On a narrow page the one language; on a wide one it stands beside the default one. */
  side: Language
  languages: readonly Language[]
  languageNames: Readonly<Partial<Record<Language, string>>>
  faults: readonly TextFault[]
  /** What was typed and could not be kept, by the name of the field. */
  returned: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  words: EditorWords
}

const Context = createContext<Editor | undefined>(undefined)

export const EditorProvider = Context

export function useEditor(): Editor {
  const editor = useContext(Context)
  if (!editor) throw new Error('a control of a text stands in its editor')
  return editor
}

/** The language that stands beside the default one. */
export const besideOf = ({ side, defaultLanguage, languages }: Editor): Language | undefined =>
  side === defaultLanguage ? languages.find((language) => language !== defaultLanguage) : side
