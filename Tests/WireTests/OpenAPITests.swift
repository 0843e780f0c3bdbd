import TestKit
import Testing

@testable import Wire

struct OpenAPITests {
    @Test func golden() throws {
        let document = OpenAPI(title: "Bikes", version: "1", BikeEndpoints.all)
        try goldenFiles.expect(document.text, "openapi.json")
        #expect(OpenAPI(title: "Bikes", version: "1", BikeEndpoints.all.reversed()).text == document.text)
        #expect(throws: Never.self) { try JSONReader.read(Array(document.text.utf8)) }
    }

    @Test func filesOnTheirWayInAndOut() throws {
        let endpoints = [PhotoEndpoints.add.description, PhotoEndpoints.read.description]
        let document = OpenAPI(title: "Photos", version: "1", endpoints)
        try goldenFiles.expect(document.text, "openapi-files.json")
        #expect(throws: Never.self) { try JSONReader.read(Array(document.text.utf8)) }
    }

    @Test func everyReferenceLeadsToASchema() throws {
        let text = OpenAPI(title: "Bikes", version: "1", BikeEndpoints.all).text
        guard case .object(let document) = try JSONReader.read(Array(text.utf8)),
            case .object(let components)? = document["components"],
            case .object(let schemas)? = components["schemas"]
        else {
            Issue.record("the document must have schemas")
            return
        }
        let marker = "\"$ref\": \"#/components/schemas/"
        let names = text.split(separator: "\n").filter { $0.contains(marker) }
            .compactMap { $0.split(separator: "/").last?.split(separator: "\"").first.map(String.init) }
        #expect(!names.isEmpty)
        for name in Set(names) { #expect(schemas[name] != nil, "\(name) is referred to but not described") }
    }
}
