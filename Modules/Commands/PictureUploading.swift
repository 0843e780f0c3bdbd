public import Terminal
public import Vocabulary

/// Uploads the pictures that a command names, for the domains whose records show them. The domain that keeps
/// pictures provides it among the services.
public protocol PictureUploading: Sendable {
    /// The most bytes that a file may have.
    var largestFile: Int { get }

    /// What can be seen to be wrong with a file before it is uploaded: what it is, how large its picture is,
    /// how long its description. Nil if nothing is.
    func problem(with file: DescribedFile) -> Phrase?

    /// Uploads these files of the principal's own, 1 to 5, and gives the pictures in their order. `progress`
    /// is told how many bytes of how many have been sent. Throws what the domain of pictures throws; an error
    /// about a file names it.
    func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard]
}
