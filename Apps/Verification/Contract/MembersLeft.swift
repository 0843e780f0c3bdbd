public import ContractKit
public import Vocabulary

/// Members who joined a server for clauses could not withdraw. Their random passwords are lost.
public struct MembersLeft: Error, CustomStringConvertible {
    /// The number of members.
    public let count: Int
    /// The server.
    public let place: String
    /// The reports of all contracts that were checked.
    public let reports: [ContractReport]

    /// `3 members who joined http://… for this could not withdraw.`
    public var description: String { "\(count) members who joined \(place) for this could not withdraw." }

    /// The failure to report to a person.
    public var failure: ServiceFailure {
        .unreachable(
            english: description, korean: "\(place)에 가입했던 회원 \(count)명이 탈퇴하지 못했습니다.")
    }
}
