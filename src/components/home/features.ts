import type {Localized} from '@site/config/locales';
import texts from '../../../data/home.json';

export interface Feature {
  title: Localized;
  text: Localized;
  page: string;
  alt: Localized;
}

interface Step extends Feature {
  /** What it adds to the picture of the one before. */
  label: Localized;
}

const page = (name: string) => `/docs/Tutorial/${name}`;

/** The finished figure in the light of four scenes: the panels of the picture `scenes`. */
export const environment: Feature & {scenes: readonly Localized[]} = {
  title: texts.environment.title,
  text: texts.environment.text,
  page: page('ControlLightingOfCharactersAndScenes'),
  alt: texts.environment.alt,
  scenes: [
    texts.environment.scenes.noon,
    texts.environment.scenes.dusk,
    texts.environment.scenes.neon,
    texts.environment.scenes.cave,
  ],
};

/** One step of the picture `build` each, whose first panel shows the figure without them. */
export const steps: readonly Step[] = [
  {
    title: texts.steps.oneRampPerMaterial.title,
    text: texts.steps.forTheMainLight.text,
    page: page('ControlLightShadowColorTransition'),
    alt: texts.steps.lightAndShadowAre.alt,
    label: texts.steps.ramp.label,
  },
  {
    title: texts.steps.shadowsWithADesigned.title,
    text: texts.steps.faceShadowMapsNormal.text,
    page: page('ControlTheShapeOfShadows'),
    alt: texts.steps.theFaceMapJoins.alt,
    label: texts.steps.faceMap.label,
  },
  {
    title: texts.steps.outlinesWithPaintedWidth.title,
    text: texts.steps.theWidthIsPainted.text,
    page: page('ControlTheShapeOfOutlines'),
    alt: texts.steps.contourAndStrandsHave.alt,
    label: texts.steps.outline.label,
  },
  {
    title: texts.steps.evenRimLight.title,
    text: texts.steps.computedForEachLight.text,
    page: page('ControlScreenSpaceRimlights'),
    alt: texts.steps.anEvenBrightEdge.alt,
    label: texts.steps.rimLight.label,
  },
  {
    title: texts.steps.hairHighlight.title,
    text: texts.steps.highlightsAcrossTheStrands.text,
    page: page('AddStylizedHairHighlights'),
    alt: texts.steps.aRingWithA.alt,
    label: texts.steps.hairRing.label,
  },
  {
    title: texts.steps.materialLayers.title,
    text: texts.steps.stackPatternsDirtSweat.text,
    page: page('CreateComplexMaterialsUsingMaterialLayer'),
    alt: texts.steps.aLayerOfDots.alt,
    label: texts.steps.layer.label,
  },
];
