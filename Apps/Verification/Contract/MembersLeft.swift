public import Vocabulary

/// Members who joined a server for clauses could not withdraw. Nobody knows their passwords.
public struct MembersLeft: Error, CustomStringConvertible {
    /// How many.
    public let count: Int
    /// Where.
    public let place: String

    /// `3 members who joined http://… for this could not withdraw.`
    public var description: String { "\(count) members who joined \(place) for this could not withdraw." }

    /// The failure that a person is told of.
    public var failure: ServiceFailure {
        .unreachable(
            english: description, korean: "\(place)에 가입했던 회원 \(count)명이 탈퇴하지 못했습니다.")
    }
}
