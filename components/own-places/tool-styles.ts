/** The styles of the form, the places and the homes on the page of own places. As text, see `distance-styles.ts`. */
import { adoptSheet } from './adopt-sheet'

const text = `
.own-tool-waiting {
  min-height: 520px;
}
.own-tool-two {
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(24px, 4.6vw, 80px);
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
}
.own-tool-places,
.own-tool-new {
  & i {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    background: var(--bg-ink);
    color: var(--text-on-ink);
    font-size: var(--fs-15);
    font-style: normal;
    font-weight: var(--w-mid);
    line-height: 1;
  }
}
.own-tool-places {
  border-top: 1px solid var(--line-strong);
  & li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto auto;
    gap: 2px 14px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.35;
    @media (max-width: 766px) {
      grid-template-columns: 32px minmax(0, 1fr) auto;
    }
  }
  & b {
    display: block;
    font-weight: var(--w-mid);
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-14);
  }
}
.own-tool-modes {
  display: inline-flex;
  border: 1px solid var(--line-control);
  border-radius: var(--r-1);
  & button {
    display: grid;
    place-items: center;
    min-width: 48px;
    min-height: 44px;
    padding: 0 12px;
    font-size: var(--fs-15);
    font-weight: var(--w-mid);
  }
  & [aria-pressed="true"] {
    background: var(--bg-ink);
    color: var(--text-on-ink);
  }
  .own-tool-places & {
    @media (max-width: 766px) {
      grid-row: 2;
      grid-column: 2 / 4;
      justify-self: start;
      margin-top: 6px;
    }
  }
}
.own-tool-remove {
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -10px;
}
.own-tool-new {
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 14px;
  padding: 18px 0 4px;
  @media (max-width: 766px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > i {
    margin-top: 28px;
    background: var(--bg);
    color: var(--text-2);
    box-shadow: inset 0 0 0 1px var(--line-control);
    @media (max-width: 766px) {
      display: none;
    }
  }
  & form {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 12px;
    @media (max-width: 766px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & label {
    display: block;
    margin-bottom: 6px;
    font-size: var(--fs-15);
    font-weight: var(--w-mid);
    line-height: 1.35;
  }
  & input {
    width: 100%;
    min-height: 52px;
    padding: 12px 14px;
    border: 1px solid var(--line-control);
    border-radius: var(--r-1);
    background: var(--bg);
  }
  & form > :last-child {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    & span {
      color: var(--text-2);
      font-size: var(--fs-14);
    }
  }
}
.own-tool-answer {
  grid-column: 1 / -1;
  font-size: var(--fs-15);
  &:empty {
    display: none;
  }
  & p {
    color: var(--danger);
  }
  & button {
    min-height: 44px;
    margin-right: 16px;
    text-decoration: underline;
  }
}
.own-tool-full {
  padding-top: 18px;
  color: var(--text-2);
  font-size: var(--fs-15);
}
.own-tool-private {
  display: flex;
  gap: 12px;
  margin-top: 22px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--fs-14);
  line-height: 1.5;
  & svg {
    flex: none;
  }
  & b {
    color: var(--text);
    font-weight: var(--w-mid);
  }
  & button {
    min-height: 24px;
    text-decoration: underline;
  }
}
.own-tool-none {
  padding-block: var(--section);
}
.own-tool-offer {
  padding-block: var(--section);
}
.own-tool-offerHead {
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  align-items: end;
  justify-content: space-between;
  margin-bottom: 28px;
}
.own-tool-goals {
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
}
.own-tool-homes {
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(24px, 2.4vw, 36px) var(--gutter);
  @media (max-width: 1279px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 766px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & article {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 16px;
    line-height: 1.4;
    & > ul {
      grid-column: 1 / -1;
    }
  }
  & img {
    width: 120px;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  & h3 {
    font-size: var(--fs-16);
    font-weight: var(--w-mid);
    line-height: 1.35;
  }
  & h3 + p {
    color: var(--text-2);
    font-size: var(--fs-15);
  }
}
.own-tool-price {
  font-weight: var(--w-mid);
  font-variant-numeric: tabular-nums;
}
.own-tool-end {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  margin-top: 36px;
  padding-top: 16px;
  border-top: 1px solid var(--line-strong);
  & p {
    color: var(--text-2);
    font-size: var(--fs-15);
  }
}
.own-tool-button,
.own-tool-line {
  display: inline-flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  min-height: var(--control);
  padding: 10px 22px;
  border: 1px solid transparent;
  border-radius: var(--r-1);
  background: var(--bg-accent);
  color: var(--text-on-accent);
  font-weight: var(--w-mid);
  line-height: 1.2;
  &:hover {
    background: var(--accent-hover);
  }
}
.own-tool-line {
  border-color: var(--line-control);
  background: transparent;
  color: var(--text);
  &:hover {
    border-color: var(--text);
    background: var(--bg-mist);
  }
}
`

export const styles = {
  answer: 'own-tool-answer',
  button: 'own-tool-button',
  end: 'own-tool-end',
  full: 'own-tool-full',
  goals: 'own-tool-goals',
  homes: 'own-tool-homes',
  line: 'own-tool-line',
  modes: 'own-tool-modes',
  new: 'own-tool-new',
  none: 'own-tool-none',
  offer: 'own-tool-offer',
  offerHead: 'own-tool-offerHead',
  places: 'own-tool-places',
  price: 'own-tool-price',
  private: 'own-tool-private',
  remove: 'own-tool-remove',
  two: 'own-tool-two',
  waiting: 'own-tool-waiting',
} as const

export const adoptStyles = (): void => adoptSheet(text)
