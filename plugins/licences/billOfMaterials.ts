import {identity} from '../../config/identity';
import type {Package} from './packages';

/** Package URL (purl) of a package: https://github.com/package-url/purl-spec. */
const purl = ({name, version}: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Bill of materials in CycloneDX 1.6. Has no date and no serial number, so that the same packages give the same file. */
export const billOfMaterials = (packages: readonly Package[]) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {component: {type: 'application', name: identity.name.en}},
  components: packages.map((each) => ({
    type: 'library',
    'bom-ref': purl(each),
    name: each.name,
    version: each.version,
    licenses: [{expression: each.licence}],
    purl: purl(each),
  })),
});
