import ContractKit
import Listings
import Vocabulary

/// Checks that the verb of listings is refused with exactly that error.
func expectRefused<Value>(
    _ expected: ListingError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: ListingError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that a form is refused with these field errors, in whatever order.
func expectFieldErrors<Value>(
    _ expected: Set<FieldError>, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: ListingError.self, file: file, line: line, of: verb)
    guard case .invalidFields(let fieldErrors) = error else {
        throw BrokenPromise("expected field errors, found \(error)", file: file, line: line)
    }
    try expectEqual(fieldErrors.count, expected.count, "how many field errors", file: file, line: line)
    try expectEqual(Set(fieldErrors), expected, "the field errors", file: file, line: line)
}

/// Checks that two texts are the same bytes; `==` would pass other normalisation forms.
func expectBytes(
    _ found: String, _ expected: String, file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(Array(found.utf8), Array(expected.utf8), "\(expected):", file: file, line: line)
}

/// Checks that a page holds exactly these listings in this order.
func expectPage(
    _ page: Page<ListingView>, _ expected: [Listing], _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(
        page.items.map(\.listing.id), expected.map(\.id), promise, file: file, line: line)
}

/// Checks that a page holds exactly these listings, in whatever order.
func expectListed(
    _ page: Page<ListingView>, _ expected: [Listing], _ promise: String = "the page",
    file: StaticString = #fileID, line: UInt = #line
) throws {
    try expectEqual(
        page.items.map(\.listing.id).sorted(), expected.map(\.id).sorted(), promise, file: file, line: line)
}

extension Array where Element == Listing {
    /// The listings by a key, small ones first, ties broken by identifier, the youngest first.
    func rising(_ key: (Listing) -> Int64) -> [Listing] {
        sorted { key($0) == key($1) ? $0.id > $1.id : key($0) < key($1) }
    }

    /// The listings by a key, large ones first, ties broken by identifier, the youngest first.
    func falling(_ key: (Listing) -> Int64) -> [Listing] {
        sorted { key($0) == key($1) ? $0.id > $1.id : key($0) > key($1) }
    }
}
