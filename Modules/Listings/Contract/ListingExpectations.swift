import ContractKit
import Listings
import Vocabulary

/// Checks that the verb of listings is refused with exactly that error.
func expectRefused<Value>(
    _ expected: ListingError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    try expectEqual(try await refusal(of: verb, file, line), expected, "the error", file: file, line: line)
}

/// Checks that a form is refused with these field errors, in whatever order.
func expectFieldErrors<Value>(
    _ expected: Set<FieldError>, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(of: verb, file, line)
    guard case .invalidFields(let fieldErrors) = error else {
        throw BrokenPromise("expected complaints, found \(error)", file: file, line: line)
    }
    try expectEqual(fieldErrors.count, expected.count, "how many complaints", file: file, line: line)
    try expectEqual(Set(fieldErrors), expected, "the complaints", file: file, line: line)
}

/// The error with which the verb of listings is refused. Throws an `internal` failure as it is, since nothing
/// is refused by it.
func refusal<Value>(
    of verb: () async throws -> Value, _ file: StaticString = #fileID, _ line: UInt = #line
) async throws -> ListingError {
    do {
        _ = try await verb()
    } catch let error as ListingError {
        if case .service(.internal) = error { throw error }
        return error
    }
    throw BrokenPromise("expected a refusal, but it succeeded", file: file, line: line)
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
