// `npm run --silent sbom`: what Tabletown is made of, as CycloneDX.
import { billOfMaterials } from "./bill-of-materials.ts";

console.log(JSON.stringify(billOfMaterials(), undefined, 2));
