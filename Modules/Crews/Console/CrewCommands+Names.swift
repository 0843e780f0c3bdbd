import Commands
import Crews
import Terminal
import Vocabulary

/// Crews and their people by the names that a person types.
extension CrewCommands {
    /// The crew that was typed: a row of the last list, an identifier or a part of it, or a name. Throws a
    /// usage error that lists what it may be.
    func crew(_ typed: String) async throws -> CrewID {
        do throws(UsageError) {
            return try CrewID(typed: typed, among: lists)
        } catch {
            guard typed.isName else { throw error }
            return try await crew(called: typed)
        }
    }

    private func crew(called name: String) async throws -> CrewID {
        let found = try await waiting { () throws(CrewError) in
            let own = try await ownCrews().filter { $0.details.name.isSameName(as: name) }
            if !own.isEmpty { return own }
            var query = CrewQuery()
            query.name = name
            return try await crews.browse(query, .largest(after: nil)).items.map(\.crew)
        }
        let called = found.filter { $0.details.name.isSameName(as: name) }
        if let crew = called.first ?? (found.count == 1 ? found.first : nil) { return crew.id }
        throw UsageError(Self.noCrew(called: name, near: found.prefix(3).map(\.details.name)))
    }

    private func ownCrews() async throws(CrewError) -> [Crew] {
        guard let own else { return [] }
        return try await crews.crews(of: own, .largest(after: nil)).items.map(\.crew)
    }

    /// The crew of a command's argument. Throws as `crew`.
    func crew(_ argument: CrewArgument) async throws -> CrewID { try await crew(argument.crew) }

    private static func noCrew(called name: String, near names: [String]) -> Phrase {
        let near = names.map { "'\($0)'" }.joined(separator: ", ")
        let (en, ko) = (
            "There is no crew called '\(name)'.", "'\(name)'(이)라는 크루를 찾을 수 없습니다."
        )
        guard !near.isEmpty else {
            return Phrase(
                en: "\(en) Run 'madang crews list' to find one.",
                ko: "\(ko) 'madang crews list'로 찾아보세요.")
        }
        return Phrase(en: "\(en) Did you mean one of \(near)?", ko: "\(ko) 혹시 이 중 하나인가요? \(near)")
    }
}

extension CrewCommands {
    /// The person that was typed, from one of a crew's lists, or else from the other: a row of the last list,
    /// an identifier or a part of it, or a nickname. Throws a usage error that lists what it may be.
    func person(
        _ typed: String, in list: MembershipList, or other: MembershipList? = nil, of crew: CrewID
    ) async throws -> MemberID {
        do throws(UsageError) {
            return try MemberID(typed: typed, among: lists)
        } catch {
            guard typed.isName else { throw error }
            for list in [list, other].compactMap(\.self) {
                let found = try await waiting { () throws(CrewError) in
                    try await member(called: typed.withoutAtSign, in: list, of: crew)
                }
                if let found { return found }
            }
            throw UsageError(
                Phrase(
                    en: "There is no '\(typed)' among this crew's \(list.words.en).",
                    ko: "이 크루의 \(list.words.ko) 목록에 '\(typed)' 님이 없습니다."))
        }
    }

    private func member(
        called name: String, in list: MembershipList, of crew: CrewID
    ) async throws(CrewError) -> MemberID? {
        var cursor: Cursor?
        repeat {
            let page = try await crews.people(of: crew, list, .largest(after: cursor))
            let found = page.items.first { $0.member.nickname?.isSameName(as: name) ?? false }
            if let found { return found.membership.member }
            cursor = page.next
        } while cursor != nil
        return nil
    }
}
