import Commands
import Listings
import Terminal
import Vocabulary

extension ListingCommands {
    /// Reads the photo files of a listing that has `present` photos, before any prompt or request. Throws a
    /// usage error about a file, and `invalidFields` for too many.
    func photoFiles(
        _ paths: [String], _ descriptions: [String], besides present: Int = 0
    ) throws -> [DescribedFile] {
        try photos.files(paths, descriptions, besides: present, orThrow: ListingError.invalidFields)
    }

    /// Uploads the files. With `askingAgain` it reports a refused file and prompts for all files again.
    func upload(_ files: [DescribedFile], askingAgain: Bool) async throws -> [PictureID] {
        try await photos.upload(files, askingAgain: askingAgain)
    }

    /// Prompts for photos.
    var photos: NamedPhotos {
        NamedPhotos(
            console, uploads, atMost: ListingDraft.mostPhotos,
            first: Phrase(en: "File of the cover photo (optional)", ko: "대표 사진 파일 (선택)"))
    }

    /// Adds photos after the existing ones.
    func addPhotos(_ options: AddPhotoOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        let current = try await current(id)
        let files = try photoFiles(
            options.files, options.descriptions, besides: current.details.photos.count)
        let added = try await photos.upload(files)
        try await change(current) { $0 + added }
    }

    /// Reorders the photos of a listing; photos that are not named follow in their order.
    func orderPhotos(_ options: PhotoNumberOptions) async throws {
        let current = try await current(try options.listing.identifier(among: lists))
        let chosen = try Self.indices(options.numbers, of: current)
        try await change(current) { photos in
            let rest = photos.indices.filter { !chosen.contains($0) }
            return (chosen + rest).map { photos[$0] }
        }
    }

    /// Removes photos from a listing, for good.
    func removePhotos(_ options: PhotoNumberOptions) async throws {
        let current = try await current(try options.listing.identifier(among: lists))
        let chosen = try Self.indices(options.numbers, of: current)
        let title = current.details.title
        try console.requireConfirmed(
            Phrase(
                en: "Remove \(chosen.count.counted("photo")) from '\(title)'?",
                ko: "'\(title)'에서 사진 \(chosen.count)장을 삭제할까요?"),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await change(current) { photos in
            photos.indices.filter { !chosen.contains($0) }.map { photos[$0] }
        }
    }

    /// A listing that the member may edit. Throws also as `requireEditable`.
    private func current(_ id: ListingID) async throws(ListingError) -> Listing {
        let listing = try await console.waiting { () throws(ListingError) in try await listings.listing(id) }
            .listing
        try requireEditable(listing)
        return listing
    }

    private func change(_ current: Listing, _ photos: ([PictureID]) -> [PictureID]) async throws {
        var draft = ListingDraft(current)
        draft.photos = photos(draft.photos)
        let changed = draft
        let view = try await console.waiting { () throws(ListingError) in
            try await listings.edit(current.id, changed, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }

    /// The indices of the numbered photos, each once. Throws a usage error for an unknown number.
    private static func indices(_ numbers: [Int], of listing: Listing) throws(UsageError) -> [Int] {
        let count = listing.details.photos.count
        for number in numbers where !(1...max(1, count)).contains(number) || count == 0 {
            throw UsageError(
                Phrase(
                    en: "There is no photo \(number): the listing has \(count).",
                    ko: "\(number)번 사진은 없습니다. 이 물건의 사진은 \(count)장입니다."))
        }
        return numbers.reduce(into: []) { chosen, number in
            if !chosen.contains(number - 1) { chosen.append(number - 1) }
        }
    }
}
