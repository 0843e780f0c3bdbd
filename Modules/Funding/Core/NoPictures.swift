public import Vocabulary

/// No picture can be used: for a platform, or a test, without pictures.
public struct NoPictures: PictureDirectory {
    /// The only value.
    public init() {}

    /// Claims none.
    public func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] { [:] }

    /// There is nothing to settle.
    public func settle(_ record: AnyIdentifier) async throws(ServiceFailure) {}
}
