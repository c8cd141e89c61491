'use client'
/** State shared by the controls of a text: the second language, the results of the checks, and returned values. */
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
  /** The only visible language on a narrow page; on a wide one it is next to the default language. */
  side: Language
  languages: readonly Language[]
  languageNames: Readonly<Partial<Record<Language, string>>>
  faults: readonly TextFault[]
  /** Typed values that could not be stored, by field name. */
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

/** The language shown next to the default one. */
export const besideOf = ({ side, defaultLanguage, languages }: Editor): Language | undefined =>
  side === defaultLanguage ? languages.find((language) => language !== defaultLanguage) : side
