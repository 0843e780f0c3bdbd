import Commands
import Listings
import Terminal
import Vocabulary

extension ListingCommands {
    /// Reads the files of photos, before anything else is asked or done; a listing that has `present` photos
    /// shall have them too. Throws a usage error about a file, and `invalidFields` if there are too many.
    func photoFiles(
        _ paths: [String], _ descriptions: [String], besides present: Int = 0
    ) throws -> [DescribedFile] {
        try photos.files(paths, descriptions, besides: present, orThrow: ListingError.invalidFields)
    }

    /// Uploads the files. Whoever was asked for them is told of one that is refused, and asked again for all.
    func upload(_ files: [DescribedFile], askingAgain: Bool) async throws -> [PictureID] {
        try await photos.upload(files, askingAgain: askingAgain)
    }

    /// The photos that the person names.
    var photos: NamedPhotos {
        NamedPhotos(
            console, uploads, atMost: ListingDraft.mostPhotos,
            first: Phrase(en: "File of the cover photo (optional)", ko: "대표 사진 파일 (선택)"))
    }

    /// Adds photos behind those that a listing has.
    func addPhotos(_ options: AddPhotoOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        let current = try await current(id)
        let files = try photoFiles(
            options.files, options.descriptions, besides: current.details.photos.count)
        let added = try await photos.upload(files)
        try await change(current) { $0 + added }
    }

    /// Puts the photos of a listing into that order; those that are not named follow as they were.
    func orderPhotos(_ options: PhotoNumberOptions) async throws {
        let current = try await current(try options.listing.identifier(among: lists))
        let chosen = try Self.indices(options.numbers, of: current)
        try await change(current) { photos in
            let rest = photos.indices.filter { !chosen.contains($0) }
            return (chosen + rest).map { photos[$0] }
        }
    }

    /// Takes photos from a listing, for good.
    func removePhotos(_ options: PhotoNumberOptions) async throws {
        let current = try await current(try options.listing.identifier(among: lists))
        let chosen = try Self.indices(options.numbers, of: current)
        let title = current.details.title
        try console.requireConfirmed(
            Phrase(
                en: "Remove \(chosen.count) photo\(chosen.count == 1 ? "" : "s") from '\(title)'?",
                ko: "'\(title)'에서 사진 \(chosen.count)장을 삭제할까요?"),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await change(current) { photos in
            photos.indices.filter { !chosen.contains($0) }.map { photos[$0] }
        }
    }

    private func current(_ id: ListingID) async throws(ListingError) -> Listing {
        try await console.waiting { () throws(ListingError) in try await listings.listing(id) }.listing
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

    /// The places of the photos of these numbers, each once. Throws a usage error for a number that none has.
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
