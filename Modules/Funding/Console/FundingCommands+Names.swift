import Commands
import Funding
import Terminal
import Vocabulary

/// Shelters, campaigns and people by the names that a person types.
extension FundingCommands {
    /// The campaign that was typed: a row of the last list, an identifier or a part of it, or a title. Throws
    /// a usage error that lists what it may be.
    func campaign(_ typed: String) async throws -> CampaignID {
        do throws(UsageError) {
            return try CampaignID(typed: typed, among: lists)
        } catch {
            guard typed.isName else { throw error }
            return try await campaign(titled: typed)
        }
    }

    /// The campaign of a command's argument. Throws as `campaign`.
    func campaign(_ argument: CampaignArgument) async throws -> CampaignID {
        try await campaign(argument.campaign)
    }

    private func campaign(titled title: String) async throws -> CampaignID {
        var query = CampaignQuery()
        (query.phase, query.text) = (.all, title)
        let finished = query
        let found = try await waiting { () throws(FundingError) in
            try await funding.browse(finished, .largest(after: nil)).items
        }
        let named = found.filter { $0.campaign.details.title.isSameName(as: title) }
        if let view = named.first ?? (found.count == 1 ? found.first : nil) { return view.campaign.id }
        throw UsageError(
            .unknown(
                Phrase(
                    en: "There is no campaign called '\(title)'.", ko: "'\(title)' 펀딩을 찾을 수 없습니다."),
                near: found.prefix(3).map(\.campaign.details.title), list: "madang funding list"))
    }

    /// The shelter that was typed: a row of the last list, an identifier or a part of it, or a name. Throws a
    /// usage error that lists what it may be.
    func shelter(_ typed: String) async throws -> ShelterID {
        do throws(UsageError) {
            return try ShelterID(typed: typed, among: lists)
        } catch {
            guard typed.isName else { throw error }
            return try await shelter(called: typed)
        }
    }

    /// The shelter of a command's argument. Throws as `shelter`.
    func shelter(_ argument: ShelterArgument) async throws -> ShelterID {
        try await shelter(argument.shelter)
    }

    private func shelter(called name: String) async throws -> ShelterID {
        let found = try await waiting { () throws(FundingError) in
            let own = services.signedInMember == nil ? [] : try await funding.ownShelters()
            let known = own.filter { $0.shelter.details.name.isSameName(as: name) }
            if !known.isEmpty { return known }
            return try await shelters(called: name)
        }
        let named = found.filter { $0.shelter.details.name.isSameName(as: name) }
        if let view = named.first ?? (found.count == 1 ? found.first : nil) { return view.shelter.id }
        throw UsageError(
            .unknown(
                Phrase(en: "There is no shelter called '\(name)'.", ko: "'\(name)' 보호소를 찾을 수 없습니다."),
                near: found.prefix(3).map(\.shelter.details.name), list: "madang shelters list"))
    }

    /// The shelters that may be meant: verified ones, and for operators those that wait or are suspended.
    private func shelters(called name: String) async throws(FundingError) -> [ShelterView] {
        var query = ShelterQuery()
        query.name = name
        var found = try await funding.shelters(query, .largest(after: nil)).items
        guard services.signedInMember != nil else { return found }
        do throws(FundingError) {
            for state in [ShelterState.pending, .suspended] {
                query.state = state
                found += try await funding.shelters(query, .largest(after: nil)).items
            }
        } catch {
            guard error == .operatorsOnly else { throw error }
        }
        return found
    }

    /// The person that was typed: a row of the last list, an identifier or a part of it, or a nickname, first
    /// that of one of the people of the shelter. Throws a usage error that lists what it may be.
    func person(_ typed: String, of shelter: ShelterID) async throws -> MemberID {
        do throws(UsageError) {
            return try MemberID(typed: typed, among: lists)
        } catch {
            guard typed.isName else { throw error }
            let people = try await waiting { () throws(FundingError) in try await funding.people(of: shelter)
            }
            let found = people.first { $0.member.nickname?.isSameName(as: typed.withoutAtSign) ?? false }
            if let found { return found.member.id }
            return try await lists.member(typed: typed)
        }
    }
}

extension Phrase {
    fileprivate static func unknown(_ refusal: Phrase, near names: [String], list: String) -> Phrase {
        let near = names.map { "'\($0)'" }.joined(separator: ", ")
        guard !near.isEmpty else {
            return Phrase(
                en: "\(refusal.en) Run '\(list)' to find one.", ko: "\(refusal.ko) '\(list)'(으)로 찾아보세요.")
        }
        return Phrase(
            en: "\(refusal.en) Did you mean one of \(near)?", ko: "\(refusal.ko) 혹시 이 중 하나인가요? \(near)")
    }
}
