public import Composition
public import ContractKit

extension ScrollDrill {
    /// The lists that people scroll through, with the names of their domains.
    public static var lists: [(name: String, list: ScrolledList)] {
        Domain.all.compactMap { domain in
            domain.verification.scrolled.map { (name: domain.name, list: $0) }
        }
    }

    /// A drill on that list at a place where nobody lives yet: so many members join and write. Throws what
    /// joining throws.
    public init(_ list: ScrolledList, at platform: any Platform, writers: ClosedRange<Int>) async throws {
        var members: [DrillMember] = []
        for number in writers {
            members.append(try await JoinedMember.join(number, at: platform).acting(at: platform))
        }
        self.init(list, writers: members, visitor: platform.anonymous)
    }
}
