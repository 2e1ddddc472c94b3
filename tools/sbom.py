"""The bill of materials that lies in the package: `python -m tools.sbom` writes it anew.

CycloneDX 1.6: what the package needs, in the versions that the lock file pins and we test with, who
needs what, and what is vendored in the package itself. The same lock files give the same bytes.
"""

from __future__ import annotations

import json
from itertools import chain
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from tools.locked import ROOT, Pin, needed_for, project, vendored

FILE = ROOT / "src" / "fathom" / "sbom.cdx.json"


def bill() -> str:
    """The bill of materials as JSON."""
    about = project()
    licences = LicenseFactory()
    us = Component(
        name=about["name"],
        version=about["version"],
        type=ComponentType.APPLICATION,
        bom_ref=about["name"],
        purl=PackageURL("pypi", None, about["name"], about["version"]),
        licenses=[licences.make_from_string(about["license"])],
    )
    bom = Bom(metadata=BomMetaData(component=us))
    always = needed_for(about["dependencies"])
    extras = chain.from_iterable(about["optional-dependencies"].values())
    needed = [
        (pin, _library(pin, ComponentScope.REQUIRED if pin in always else ComponentScope.OPTIONAL))
        for pin in needed_for([*about["dependencies"], *extras])
    ]
    inside = [
        _library(Pin("npm", name, version), None, licences.make_from_string(licence))
        for name, version, licence in vendored()
    ]
    for component in (*(part for _, part in needed), *inside):
        bom.components.add(component)
    ours = [part for pin, part in needed if about["name"] in pin.needed_by]
    bom.register_dependency(us, [*ours, *inside])
    for parent, component in needed:
        bom.register_dependency(
            component, [part for pin, part in needed if parent.name in pin.needed_by]
        )
    return _plain(JsonV1Dot6(bom).output_as_string())


def _library(pin: Pin, scope: ComponentScope | None, *licences: License) -> Component:
    name = pin.name.replace("@", "%40")
    purl = PackageURL.from_string(f"pkg:{pin.ecosystem.lower()}/{name}@{pin.version}")
    return Component(
        name=pin.name,
        version=pin.version,
        type=ComponentType.LIBRARY,
        bom_ref=str(purl),
        purl=purl,
        scope=scope,
        licenses=licences,
    )


def _plain(text: str) -> str:
    """Without the moment at which it was written, and in a fixed order."""
    told = json.loads(text)
    told["metadata"].pop("timestamp", None)
    told.pop("serialNumber", None)
    body = json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False)
    told["serialNumber"] = uuid5(NAMESPACE_URL, body).urn
    return json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    """Write it."""
    FILE.write_text(bill(), encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)} is written")


if __name__ == "__main__":
    main()
