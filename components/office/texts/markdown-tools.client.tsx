'use client'
/** Buttons above a text that insert the Markdown for bold, headings, lists and links. */
import type { RefObject } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { useEditor } from './editor-context.client'
import styles from './text-field.module.css'

type Tool = { word: 'bold' | 'heading' | 'list' | 'link'; icon: IconName; write: (chosen: string) => string }

const eachLine = (text: string, start: string) =>
  text
    .split('\n')
    .map((line) => start + line)
    .join('\n')

const tools: readonly Tool[] = [
  { word: 'bold', icon: 'bold', write: (chosen) => `**${chosen}**` },
  { word: 'heading', icon: 'heading-2', write: (chosen) => `## ${chosen}` },
  { word: 'list', icon: 'list', write: (chosen) => eachLine(chosen, '- ') },
  { word: 'link', icon: 'link', write: (chosen) => `[${chosen}](contact)` },
]

/** Replaces the selection; the browser's own undo works. */
function replaceChosen(area: HTMLTextAreaElement, write: Tool['write']): void {
  const { selectionStart, selectionEnd, value } = area
  const chosen = value.slice(selectionStart, selectionEnd)
  area.focus()
  const text = write(chosen)
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, selectionStart, selectionEnd, 'select')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

export function MarkdownTools({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const { words } = useEditor()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  return (
    <fieldset className={styles.tools} aria-label={words.tools}>
      {tools.map(({ word, icon, write }) => (
        <button
          key={word}
          type="button"
          aria-label={words[word]}
          title={words[word]}
          onClick={() => area.current && replaceChosen(area.current, write)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </fieldset>
  )
}
