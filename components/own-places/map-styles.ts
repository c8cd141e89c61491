/** The styles of the map that a point is chosen on. As text, see `distance-styles.ts`. */
import { adoptSheet } from './adopt-sheet'

const text = `
.own-map-map {
  position: relative;
  height: 520px;
  overflow: hidden;
  background: var(--bg-mist);
  @media (max-width: 1279px) {
    height: 420px;
  }
  @media (max-width: 766px) {
    height: 360px;
    margin-inline: calc(-1 * var(--edge));
  }
}
.own-map-surface {
  position: absolute;
  inset: 0;
  width: 100%;
  cursor: crosshair;
  &:focus-visible .own-map-cross {
    display: block;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
}
.own-map-stage {
  position: absolute;
  top: 50%;
  left: 50%;
  display: block;
  transform: translate(-50%, -50%);
  & > * {
    position: absolute;
  }
  & > img {
    max-width: none;
  }
}
.own-map-cross {
  position: absolute;
  top: 50%;
  left: 50%;
  display: none;
  width: 20px;
  height: 20px;
  border: 2px solid var(--accent);
  transform: translate(-50%, -50%);
}
.own-map-home,
.own-map-place {
  padding: 4px 8px;
  background: var(--white);
  color: var(--ink-950);
  font-size: 13px;
  font-weight: var(--w-mid);
  line-height: 1.3;
  white-space: nowrap;
  transform: translate(-50%, -50%);
}
.own-map-home {
  border: 1px solid var(--ink-950);
}
.own-map-about {
  border-style: dashed;
}
.own-map-place {
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding: 0 6px 0 0;
  transform: translate(-11px, -50%);
  & i {
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    background: var(--ink-950);
    color: var(--white);
    font-style: normal;
  }
}
.own-map-picked {
  width: 18px;
  height: 18px;
  border: 3px solid var(--white);
  background: var(--accent);
  box-shadow: 0 0 0 1px var(--ink-950);
  transform: translate(-50%, -50%);
}
.own-map-zoom {
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  background: var(--bg);
  & button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
  }
  & button + button {
    border-top: 1px solid var(--line);
  }
}
`

export const styles = {
  about: 'own-map-about',
  cross: 'own-map-cross',
  home: 'own-map-home',
  map: 'own-map-map',
  picked: 'own-map-picked',
  place: 'own-map-place',
  stage: 'own-map-stage',
  surface: 'own-map-surface',
  zoom: 'own-map-zoom',
} as const

export const adoptStyles = (): void => adoptSheet(text)
