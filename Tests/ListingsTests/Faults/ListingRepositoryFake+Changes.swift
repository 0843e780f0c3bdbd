import Listings
import ListingsFakes
import Vocabulary

/// A verb that is answered otherwise where it is refused.
func rescued<each Argument: Sendable, Value: Sendable>(
    _ verb: @escaping @Sendable (repeat each Argument) async throws(ListingError) -> Value,
    _ rescue: @escaping @Sendable (ListingError, repeat each Argument) async throws(ListingError) -> Value
) -> @Sendable (repeat each Argument) async throws(ListingError) -> Value {
    { (argument: repeat each Argument) async throws(ListingError) -> Value in
        do throws(ListingError) {
            return try await verb(repeat each argument)
        } catch {
            return try await rescue(error, repeat each argument)
        }
    }
}

/// Changes that several faults of the verbs have in common.
extension ListingRepositoryFake {
    /// Understands queries otherwise.
    mutating func changeQuery(_ change: @escaping @Sendable (inout ListingQuery) -> Void) {
        let sound = self
        browse = { query, page throws(ListingError) in
            var query = query
            change(&query)
            return try await sound.browse(query, page)
        }
    }

    /// Leaves some of what was found out.
    mutating func keepOnly(_ isKept: @escaping @Sendable (Listing, ListingQuery) -> Bool) {
        let sound = self
        browse = { query, page throws(ListingError) in
            var found = try await sound.browse(query, page)
            found.items = found.items.filter { isKept($0.listing, query) }
            return found
        }
    }

    /// Asks others to change a listing where that was refused so.
    mutating func rescueChanges(from refusal: ListingError, by others: ListingRepositoryFake) {
        publishID = rescued(publishID) { error, id throws(ListingError) in
            guard error == refusal else { throw error }
            return try await others.publishID(id)
        }
        edit = rescued(edit) { error, id, draft, version throws(ListingError) in
            guard error == refusal else { throw error }
            return try await others.edit(id, draft, version)
        }
        hide = rescued(hide) { error, id throws(ListingError) in
            guard error == refusal else { throw error }
            return try await others.hide(id)
        }
        delete = rescued(delete) { error, id throws(ListingError) in
            guard error == refusal else { throw error }
            try await others.delete(id)
        }
    }
}

extension ListingError {
    /// Whether the cursor of another list was refused.
    var isForeignCursor: Bool { self == .invalidFields([FieldError("after", .mismatch)]) }

    /// The same, with the first field error alone.
    var withOneFieldError: ListingError {
        if case .invalidFields(let all) = self { .invalidFields(Array(all.prefix(1))) } else { self }
    }
}

extension ListingQuery {
    /// The words of the keyword as they were typed.
    var parts: [String] { keyword.split(whereSeparator: \.isWhitespace).map(String.init) }
}
